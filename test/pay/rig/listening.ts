import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens on this machine only and tells on which port; 0 takes any that is free. */
export async function listening(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Stops listening and cuts every connection, those that wait for an answer too. */
export async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  const ended = new Promise((resolve) => void server.close(resolve));
  server.closeAllConnections();
  await ended;
}
