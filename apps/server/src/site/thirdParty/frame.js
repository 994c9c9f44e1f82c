// The one way out of the frame: a port that the site hands over. The part may say how tall it is and where it leads.
let port;
const waiting = [];
const send = (message) => (port ? port.postMessage(message) : waiting.push(message));

globalThis.touchline = Object.freeze({
  go: (path) => send({ type: 'go', path: String(path) }),
});

addEventListener('message', (event) => {
  if (port || event.source !== parent || event.data?.type !== 'port') return;
  [port] = event.ports;
  port.addEventListener('message', ({ data }) => {
    if (data?.type !== 'look') return;
    document.documentElement.lang = data.language;
    document.documentElement.dir = data.direction;
    document.documentElement.dataset.mode = data.mode;
  });
  port.start();
  for (const message of waiting.splice(0)) port.postMessage(message);
});

new ResizeObserver(() => {
  send({ type: 'height', value: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}).observe(document.documentElement);
