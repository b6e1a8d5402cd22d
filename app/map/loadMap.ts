/** This browser cannot draw a map: no WebGL 2. */
export class MapUnsupported extends Error {
  override name = 'MapUnsupported';
}

/** The map and all that draws it. Asks what the browser can do first, so that nothing is fetched in vain. */
export async function loadMap() {
  // The server never opens it, and need not be built with it.
  if (import.meta.env.SSR || !hasWebGl()) throw new MapUnsupported();
  return (await import('./InteractiveMap.tsx')).InteractiveMap;
}

export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // A browser has few contexts to give; this one was only a question.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
