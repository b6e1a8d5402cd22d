/** Requests that no HTTP library would send, over a socket. */
import type { Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';

/** Listens on a free port. @returns the port */
export async function listen(http: Server): Promise<number> {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return (http.address() as AddressInfo).port;
}

/** Sends the bytes and reads until the server closes the connection. */
export const sendRaw = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')));
    let response = '';
    socket.on('data', (chunk) => (response += chunk));
    socket.on('close', () => resolve(response));
    // A refused connection may be reset after the response.
    socket.on('error', (error) => (response ? resolve(response) : reject(error)));
  });
