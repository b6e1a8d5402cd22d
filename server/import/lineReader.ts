import type { ImportFault } from '../../contract/importFaults.ts';
import { isInTokyo } from '../geo/tokyo.ts';
import { faultOf, UnreadableFile } from './faults.ts';

const pointsAtMost = 20_000;

export interface GivenLine {
  line: [lat: number, lng: number][];
  faults: ImportFault[];
}

/** A decimal, as text of XML or as a number of JSON. */
function degrees(given: unknown): number {
  if (typeof given === 'number') return given;
  return typeof given === 'string' && /^\s*[-+]?\d{1,3}(\.\d{1,20})?\s*$/.test(given) ? Number(given) : Number.NaN;
}

/** Takes in positions, and says what is wrong with them as one line. */
export class LineReader {
  private readonly line: [number, number][] = [];
  private readonly faults: ImportFault[] = [];
  private readonly lines: string[] = [];

  private isSkipping = false;

  /** What begins is of this kind. A track is the line, whether its planned route stands before or after it. */
  begin(kind: string): void {
    this.isSkipping = kind === 'rte' && this.lines.includes('trk');
    if (this.isSkipping) return;
    if (kind === 'trk' && this.lines.every((each) => each === 'rte')) {
      this.line.length = 0;
      this.faults.length = 0;
      this.lines.length = 0;
    }
    this.lines.push(kind);
  }

  add(lat: unknown, lng: unknown): void {
    if (this.isSkipping) return;
    const position = { lat: degrees(lat), lng: degrees(lng) };
    if (this.line.length >= pointsAtMost)
      throw new UnreadableFile(faultOf('tooManyPoints', { value: '', example: String(pointsAtMost) }));
    this.line.push([position.lat, position.lng]);
    const value = `${this.line.length}: ${lat}, ${lng}`;
    if (!Number.isFinite(position.lat) || !Number.isFinite(position.lng))
      this.faults.push(faultOf('position', { value, example: '35.6738, 139.7560' }));
    else if (!isInTokyo(position)) this.faults.push(faultOf('outsideTokyo', { value, example: '35.6738, 139.7560' }));
  }

  /** With any fault there is no line. */
  end(): GivenLine {
    if (this.lines.length > 1) this.faults.push(faultOf('severalLines', { value: this.lines.length }));
    else if (this.line.length < 2) this.faults.push(faultOf('noLine', { value: this.line.length }));
    return { line: this.faults.length ? [] : this.line, faults: this.faults };
  }
}
