import { type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';

/** Browsers and proxies send a request when the one before it is answered; this is for those who do not. */
const MOST = 8;

/**
 * Counts what is asked on each connection and not answered yet. Of an answer that stands behind another one on its
 * connection Node tells nobody that the connection has closed: whoever waits for its `close` (places, files, room for
 * uploads) would wait for ever, so it is told here.
 */
export class OpenResponses {
  private readonly bySocket = new WeakMap<Socket, Set<ServerResponse>>();

  /** False where too many are open already; the connection is closed then. */
  add(socket: Socket, response: ServerResponse): boolean {
    const open = this.bySocket.get(socket) ?? this.watch(socket);
    if (open.size >= MOST) {
      socket.destroy();
      return false;
    }
    open.add(response);
    response.once('close', () => open.delete(response));
    return true;
  }

  private watch(socket: Socket): Set<ServerResponse> {
    const open = new Set<ServerResponse>();
    this.bySocket.set(socket, open);
    socket.once('close', () => {
      for (const response of open) {
        // One that has the connection is told by Node.
        if (response.socket !== null) continue;
        response.destroy();
        response.emit('close');
      }
    });
    return open;
  }
}
