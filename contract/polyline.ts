/** Encoded polylines: a line as short text, [lat, lng] to 5 decimals (about a metre). Format: Google's encoded polyline algorithm. */

const precision = 1e5;

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

export function encodePolyline(line: ReadonlyArray<readonly [number, number]>): string {
  let [lat, lng] = [0, 0];
  return line
    .map((position) => {
      const [nextLat, nextLng] = [Math.round(position[0] * precision), Math.round(position[1] * precision)];
      const text = encodeNumber(nextLat - lat) + encodeNumber(nextLng - lng);
      [lat, lng] = [nextLat, nextLng];
      return text;
    })
    .join('');
}

/** @throws Error when the text ends within a number */
export function decodePolyline(text: string): [number, number][] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of text) {
    const byte = character.charCodeAt(0) - 63;
    value |= (byte & 0x1f) << shift;
    shift += 5;
    if (byte >= 0x20) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  if (shift || numbers.length % 2) throw new Error('polyline: cut off');
  let [lat, lng] = [0, 0];
  const line: [number, number][] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    lat += numbers[index]!;
    lng += numbers[index + 1]!;
    line.push([lat / precision, lng / precision]);
  }
  return line;
}
