/**
 * What visitors notice of 20 people who post a photo at once: pages and files at a steady pace, without any upload and then while 20
 * pictures of 12 megapixels are sent, decoded and stored; and the memory of the server with the processes that decode.
 * `node tests/bench/uploads.bench.ts [SECONDS]` prints the figures; it needs a build.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import sharp from 'sharp';
import { photoCautions } from '../../contract/photoRules.ts';
import { toFormData } from '../../contract/sendForm.ts';
import { openDatabase } from '../../server/db/database.ts';
import { members } from '../../server/members/members.table.ts';
import { hashPassword } from '../../server/members/password.ts';
import { removeDirectory, startPortal, temporaryDirectory } from '../e2e/portal.ts';
import { ask, p95, steadyPages } from './steady.ts';

const uploads = 20;
/** `ratio`: p95 of pages while pictures are decoded to that without; `peakMb`: a picture of 12 megapixels needs 200 MB beside the server. */
export const goals = { ratio: 2, peakMb: 1024 };
const publicOrigin = 'http://walk.example.jp';
const password = 'Kasumi2026ab';

/** 12 megapixels of noise on a gradient: 3 to 5 MB, as a telephone's. */
async function picture(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  const image = sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
  return new Uint8Array(await image.blur(0.6).jpeg({ quality: 90 }).toBuffer());
}

async function addMember(directory: string): Promise<void> {
  const database = await openDatabase({ url: undefined, directory, onLog: () => {}, onFatal: () => process.exit(1) });
  const passwordHash = await hashPassword(password, null);
  const row = { userName: 'Walker', userNameKey: 'walker', passwordHash, createdAt: new Date() };
  await database.db.insert(members).values(row);
  await database.close();
}

/** MB that a process and its children hold; 0 once it is gone. */
function residentMb(pid: number): number {
  try {
    const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + residentMb(Number(child)), own);
  } catch {
    return 0;
  }
}

export interface UploadFigures {
  /** Of the picture that each of them posts. */
  bytes: number;
  statuses: number[];
  /** Milliseconds. */
  uploadP95: number;
  tookMs: number;
  idleP95: number;
  busyP95: number;
  ratio: number;
  idleMb: number;
  peakMb: number;
}

/** @param seconds how long pages are asked for without any upload */
export async function benchUploads(seconds = 10): Promise<UploadFigures> {
  const directory = temporaryDirectory();
  const environment = { DATA_DIR: directory, TRUST_PROXY: 'yes', PUBLIC_ORIGIN: publicOrigin, LOG_LEVEL: 'silent' };
  await (await startPortal(environment)).stop();
  await addMember(directory);
  const portal = await startPortal(environment);
  const login = await fetch(`${portal.origin}/api/user_login`, {
    method: 'POST',
    body: JSON.stringify({ user_name: 'Walker', password }),
    headers: { 'content-type': 'application/json', origin: publicOrigin },
  });
  const cookie = login.headers.getSetCookie()[0]!.split(';')[0]!;
  const image = new File([await picture()], 'photo.jpg');
  const agent = new http.Agent({ keepAlive: true });

  async function post() {
    const form = new Response(
      toFormData({
        ...{ image, title: '坂', course_id: 101, year: 2026, month: 1, cautions: photoCautions },
        request_key: randomUUID(),
      }),
    );
    const headers = { 'content-type': form.headers.get('content-type')!, cookie, origin: publicOrigin };
    return ask(agent, `${portal.origin}/api/photo_save`, await form.bytes(), headers);
  }

  await steadyPages(portal.origin, 1_000_000, seconds);
  const idle = await steadyPages(portal.origin, 2_000_000, seconds);
  const idleMb = residentMb(portal.process.pid!);
  let peakMb = 0;
  const looking = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(portal.process.pid!));
  }, 50);
  const began = performance.now();
  let isOver = false;
  const posts = Promise.all(Array.from({ length: uploads }, post)).then((outcomes) => {
    isOver = true;
    return outcomes;
  });
  const busy: typeof idle = [];
  // Pages that are asked for while pictures are on their way, to the last of them.
  for (let turn = 3_000_000; !isOver; turn += 1_000_000) busy.push(...(await steadyPages(portal.origin, turn, 1)));
  const outcomes = await posts;
  const tookMs = performance.now() - began;
  clearInterval(looking);
  agent.destroy();
  await portal.stop('SIGKILL');
  removeDirectory(directory);
  return {
    ...{ bytes: image.size, statuses: outcomes.map(({ status }) => status), uploadP95: Math.round(p95(outcomes)) },
    ...{ tookMs: Math.round(tookMs), idleP95: p95(idle), busyP95: p95(busy), ratio: p95(busy) / p95(idle) },
    ...{ idleMb: Math.round(idleMb), peakMb: Math.round(peakMb) },
  };
}

if (import.meta.main)
  process.stdout.write(`${JSON.stringify(await benchUploads(Number(process.argv[2] ?? 10)), null, 2)}\n`);
