/** The studio's door: requests and sockets of the server that the page came from. */

import { openSocket, takeToken, tokenHeader } from "../token";
import { say } from "../words";
import { isLast, type Conversation, type Listener, type Question, type Transport } from "./transport";

const STOP = JSON.stringify({ type: "stop" });

function ask(path: string, { body, signal }: Question): Promise<Response> {
  const init: RequestInit = { headers: tokenHeader() };
  if (body !== undefined) Object.assign(init, { method: "POST", body, headers: { "content-type": "application/json", ...tokenHeader() } });
  if (signal) init.signal = signal;
  return fetch(`api/${path}`, init);
}

/** A conversation on a socket of its own; closing it stops the work. */
function converse(topic: string, first: string, listener: Listener): Conversation {
  const socket = openSocket(`api/${topic}`);
  let isOver = false;
  const close = (): void => {
    isOver = true;
    socket.close();
  };
  socket.onopen = () => socket.send(first);
  socket.onmessage = ({ data }) => {
    const text = data as string;
    if (isLast(text)) close();
    listener.heard(text);
  };
  socket.onclose = () => {
    if (isOver) return;
    isOver = true;
    listener.lost();
  };
  const stop = (): void => (socket.readyState === WebSocket.OPEN ? socket.send(STOP) : close());
  return { stop, close };
}

/** The server's door, once it knows us. */
export async function openDoor(): Promise<Transport> {
  await takeToken();
  return { ask, converse, silence: () => say("studio-silent") };
}
