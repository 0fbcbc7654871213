/** The file that an element shows: inside of it, or by its address. */

import { say } from "../words";
import type { Asker } from "./desk";

/** The text of the file of an element: `<script type="application/json">` inside of it, or what `src` names; null where it has none. */
export async function fileText(element: Element, { signal, speak }: Asker): Promise<string | null> {
  const inside = element.querySelector('script[type="application/json"]');
  const name = element.getAttribute("src");
  if (inside) return inside.textContent;
  if (name === null) return null;
  const refuse = (why: string): Error => {
    speak();
    return new Error(say("element-no-file", { name, why }));
  };
  let response: Response;
  try {
    response = await fetch(new URL(name, document.baseURI), { signal });
  } catch (error) {
    throw signal.aborted ? error : refuse(String(error));
  }
  if (!response.ok) throw refuse(String(response.status));
  return response.text();
}
