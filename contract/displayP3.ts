/**
 * Pictures of telephones are in Display P3. Decoders of HEIC give the numbers as they stand in the file; taken for sRGB, which
 * pictures on the web are in, all colours would be paler.
 */

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** The ICC profile in the first `colr` box of a HEIC (ISO 14496-12, 12.1.5). */
function profileIn(heic: Uint8Array): DataView | null {
  for (let at = heic.indexOf(0x63, 4); at >= 0 && at + 8 <= heic.length; at = heic.indexOf(0x63, at + 1)) {
    if (textAt(heic, at) !== 'colr' || !['prof', 'rICC'].includes(textAt(heic, at + 4))) continue;
    const size = new DataView(heic.buffer, heic.byteOffset + at - 4).getUint32(0);
    const profile = heic.subarray(at + 8, at - 4 + size);
    return new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  }
  return null;
}

/** Of the three primaries, in the profile's own space (D50): ICC.1, 9.2.34 and the same for green and blue. */
const primaries = {
  rXYZ: [0.5151, 0.2412, -0.0011],
  gXYZ: [0.292, 0.6922, 0.0419],
  bXYZ: [0.1571, 0.0666, 0.7841],
} as const;
const tolerance = 0.005;

/** By its primaries, which say more than a name: one and the same profile is called differently from maker to maker. */
export function isDisplayP3(heic: Uint8Array): boolean {
  const profile = profileIn(heic);
  if (!profile || profile.byteLength < 132) return false;
  const bytes = new Uint8Array(profile.buffer, profile.byteOffset, profile.byteLength);
  const offsets = new Map<string, number>();
  const count = Math.min(profile.getUint32(128), 100);
  for (let at = 132; at < 132 + count * 12 && at + 12 <= bytes.length; at += 12)
    offsets.set(textAt(bytes, at), profile.getUint32(at + 4));
  return Object.entries(primaries).every(([tag, values]) => {
    const offset = offsets.get(tag);
    if (offset === undefined || offset + 20 > bytes.length || textAt(bytes, offset) !== 'XYZ ') return false;
    return values.every(
      (value, index) => Math.abs(profile.getInt32(offset + 8 + index * 4) / 65536 - value) < tolerance,
    );
  });
}

/** Both spaces have the same curve (IEC 61966-2-1). */
const linearOf = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const curveOf = (linear: number) => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);
/** Fine enough that dark colours lose nothing. */
const steps = 16_384;

/** In place. What sRGB cannot show becomes the nearest value of each channel. @param pixels red, green, blue, alpha */
export function displayP3ToSrgb(pixels: Uint8Array | Uint8ClampedArray): void {
  const linear = Float32Array.from({ length: 256 }, (_, value) => linearOf(value / 255));
  const curve = Uint8Array.from({ length: steps + 1 }, (_, at) => Math.round(curveOf(at / steps) * 255));
  const shown = (value: number) => curve[Math.round(Math.min(Math.max(value, 0), 1) * steps)]!;
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b] = [linear[pixels[at]!]!, linear[pixels[at + 1]!]!, linear[pixels[at + 2]!]!];
    // CSS Color 4, 10.5: from Display P3 over XYZ to sRGB, both with the white point D65.
    pixels[at] = shown(1.22494 * r - 0.22494 * g);
    pixels[at + 1] = shown(-0.042057 * r + 1.042057 * g);
    pixels[at + 2] = shown(-0.019638 * r - 0.078636 * g + 1.098274 * b);
  }
}
