/**
 * The secret of the address that the studio printed: who knows it may use the studio.
 *
 * It is kept in the storage of the page's origin, which has the port in it: a new tab and a link find it there, and no other server of this machine
 * gets it. A cookie would go to every port.
 */

const KEPT_AS = "plywood-token";
/** What stands before the token among the protocols of a socket. */
const SOCKET_TOKEN = "token.";
const SOCKET_PROTOCOL = "plywood";

/** The token, for a browser that keeps nothing. */
let held: string | null = null;

/** Another tab may have brought a newer one: the storage is asked each time. */
function token(): string | null {
  try {
    return localStorage.getItem(KEPT_AS) ?? held;
  } catch {
    return held;
  }
}

function keep(given: string): void {
  held = given;
  try {
    localStorage.setItem(KEPT_AS, given);
  } catch {
    // it is held as long as the page is open
  }
}

function bearer(given: string): Record<string, string> {
  return { authorization: `Bearer ${given}` };
}

/** The header that shows the token. */
export function tokenHeader(): Record<string, string> {
  const known = token();
  return known === null ? {} : bearer(known);
}

/** A socket of the studio; all that a browser sends with it is the names of protocols. */
export function openSocket(path: string): WebSocket {
  const address = new URL(path, document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  address.search = "";
  const known = token();
  return new WebSocket(address, known === null ? [SOCKET_PROTOCOL] : [SOCKET_PROTOCOL, SOCKET_TOKEN + known]);
}

/** Takes the token out of the address, so that no link copied from there has it. One that the studio does not know takes no known one's place. */
export async function takeToken(): Promise<void> {
  const address = new URL(location.href);
  const given = address.searchParams.get("token");
  if (given === null) return;
  try {
    const headers = { ...bearer(given), "content-type": "application/json" };
    const { ok } = await fetch("api/running", { method: "POST", headers, body: JSON.stringify({ name: "alive" }) });
    if (ok) keep(given);
  } catch {
    // the studio does not answer, or no header can hold such a text: the address stays as it is, to be tried again
    return;
  }
  address.searchParams.delete("token");
  history.replaceState(history.state, "", address);
}
