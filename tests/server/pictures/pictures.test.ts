/** What becomes of files that people, cameras and attackers send: a clear refusal, or a right picture with nothing else in it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../contract/apiError.ts';
import { imageOf } from '../../../server/pictures/imageOf.ts';
import type { Picture } from '../../../server/pictures/picture.ts';
import { createPictures } from '../../../server/pictures/pictures.ts';
import { collectionHeic, encodeHeic } from './heif.ts';
import { distance, quarters } from './quarters.ts';
import { jpegOf, quarterPixels, quartersOf } from './samples.ts';

const pictures = createPictures({ niceness: 0, wallMs: 110_000 });
const fileOf = (picture: Picture, name: string) => picture.files.find((file) => file.name === name)!.bytes;

/** The kind of the field error, `E503`, or the size of the picture. */
const outcomeOf = (bytes: Uint8Array, from = pictures): Promise<string> =>
  from.make(bytes).then(
    ({ width, height }) => `${width}x${height}`,
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      expect(error.fields.map(({ field }) => field)).toEqual(error.code === 'E422' ? ['image'] : []);
      return error.fields[0]?.kind ?? error.code ?? '';
    },
  );

async function expectQuarters(file: Uint8Array, expected: typeof quarters = quarters): Promise<void> {
  const found = await quartersOf(file);
  for (const place of Object.keys(quarters) as (keyof typeof quarters)[])
    expect(distance(found[place], expected[place]), place).toBeLessThan(20);
}

/** The quarters as inks show them: none of them is as blue as a screen. A negative would be green where this is red. */
const inInks: typeof quarters = {
  ...{ topLeft: { r: 222, g: 26, b: 0 }, topRight: { r: 9, g: 157, b: 48 } },
  ...{ bottomLeft: { r: 18, g: 72, b: 145 }, bottomRight: { r: 248, g: 247, b: 247 } },
};

describe('a good picture', () => {
  it('is kept in three widths, as WebP and JPEG, with its mean colour and the right pixels', async () => {
    const picture = await pictures.make(await jpegOf(3000, 2000));
    expect(picture.files.map(({ name }) => name)).toEqual(
      [400, 960, 2048].flatMap((width) => [`${width}.webp`, `${width}.jpg`]),
    );
    const { sizes } = imageOf({ imageKey: 'k', ...picture });
    for (const { name, type, bytes } of picture.files) {
      const { width, height, format } = await sharp(bytes).metadata();
      expect(`image/${format}`).toBe(type);
      expect({ width, height }).toEqual(
        (({ width, height }) => ({ width, height }))(sizes.find((size) => size.width === Number.parseInt(name, 10))!),
      );
      await expectQuarters(bytes);
    }
    expect(picture.colour).toMatch(/^#(8[0-9]|7[c-f])[0-9a-f]{4}$/);
  });

  it.each([
    ['320x320', 320, 320, ['320.webp', '320.jpg']],
    ['960x700', 960, 700, ['400.webp', '400.jpg', '960.webp', '960.jpg']],
    ['500x900', 500, 900, ['400.webp', '400.jpg', '500.webp', '500.jpg']],
    // Kept no taller than 4,096.
    ['164x4096', 400, 10_000, ['164.webp', '164.jpg']],
  ])('%s has no width beyond its own', async (size, width, height, names) => {
    const picture = await pictures.make(await jpegOf(width, height));
    expect([`${picture.width}x${picture.height}`, picture.files.map(({ name }) => name)]).toEqual([size, names]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('of orientation %i stands upright', async (orientation) => {
    // sharp turns the pixels as the orientation says; its inverse is what a camera writes.
    const inverse = [1, 2, 3, 4, 5, 8, 7, 6][orientation - 1]!;
    const upright = await quarterPixels(640, 480).png().toBuffer();
    const marked = await sharp(upright).withMetadata({ orientation: inverse }).png().toBuffer();
    const written = await sharp(await sharp(marked).autoOrient().png().toBuffer())
      .withMetadata({ orientation })
      .jpeg({ quality: 95 })
      .toBuffer();
    const picture = await pictures.make(written);
    expect([picture.width, picture.height]).toEqual([640, 480]);
    await expectQuarters(fileOf(picture, '640.webp'));
  });

  it('in CMYK, in 16 bits, with a palette or transparent becomes one in sRGB', async () => {
    const base = quarterPixels(640, 480);
    const files = {
      cmyk: await base.clone().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
      bits: await base.clone().toColourspace('rgb16').png().toBuffer(),
      palette: await base.clone().png({ palette: true }).toBuffer(),
      grey: await base.clone().greyscale().jpeg().toBuffer(),
      transparent: await base.clone().ensureAlpha(0.5).webp().toBuffer(),
    };
    // As Photoshop writes it: a marker of Adobe's, and every ink as its negative.
    expect((await sharp(files.cmyk).metadata()).space).toBe('cmyk');
    expect(files.cmyk.indexOf(Buffer.from([0xff, 0xee, 0, 14, ...Buffer.from('Adobe')]))).toBeGreaterThan(0);
    for (const [name, bytes] of Object.entries(files)) {
      const picture = await pictures.make(bytes);
      const { space, channels } = await sharp(fileOf(picture, '640.jpg')).metadata();
      expect([name, space, channels]).toEqual([name, 'srgb', 3]);
      if (name === 'bits' || name === 'palette') await expectQuarters(fileOf(picture, '640.webp'));
      if (name === 'cmyk') for (const { bytes: file } of picture.files) await expectQuarters(file, inInks);
    }
    // Half of the colour on white.
    const { topLeft } = await quartersOf(fileOf(await pictures.make(files.transparent), '640.webp'));
    expect(distance(topLeft, { r: 238, g: 143, b: 143 })).toBeLessThan(20);
  });

  it('that moves is kept as its first picture', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 400, height: 400, channels: 3, background } })
        .png()
        .toBuffer();
    const animated = await sharp([await frame('#c02020'), await frame('#2020c0')], { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const picture = await pictures.make(animated);
    expect([picture.width, picture.height]).toEqual([400, 400]);
    expect(distance((await quartersOf(fileOf(picture, '400.jpg'))).topLeft, { r: 192, g: 32, b: 32 })).toBeLessThan(20);
  });
});

const secret = 'SECRET-OF-THE-CAMERA';
const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);
const latin1 = (...parts: string[]) => Buffer.from(parts.join(''), 'latin1');
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${secret}-XMP"/></rdf:RDF></x:xmpmeta>`;
const exif = {
  IFD0: { Make: `${secret}-MAKE`, Copyright: `${secret}-RIGHTS`, ImageDescription: `${secret}-WORDS` },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 2222/100', GPSAreaInformation: `${secret}-GPS` },
};

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin1(type), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

/** A segment of a JPEG: its marker, its length, what it holds. */
const segment = (marker: number, ...content: Uint8Array[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([u16(marker), u16(body.length + 2), body]);
};
/** Before all that the JPEG has already. */
const withSegments = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** A small JPEG with a word of its own, as cameras put it into a file a second time. */
const thumbnail = async () => withSegments(await jpegOf(64, 48), segment(0xfffe, latin1(secret, '-THUMBNAIL')));

/** TIFF as in Exif: maker and date in the first directory, and the thumbnail in the second (IFD1). */
function tiffWith(picture: Buffer): Buffer {
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([u16(tag), u16(type), u32(count), value]);
  const make = latin1(secret, '-IFD0\0');
  const [first, second] = [8, 8 + 2 + 12 + 4];
  const makeAt = second + 2 + 3 * 12 + 4;
  const pictureAt = makeAt + make.length;
  return Buffer.concat([
    ...[latin1('MM\0*'), u32(first)],
    ...[u16(1), entry(0x10f, 2, make.length, u32(makeAt)), u32(second)],
    u16(3),
    entry(0x103, 3, 1, Buffer.concat([u16(6), u16(0)])),
    entry(0x201, 4, 1, u32(pictureAt)),
    entry(0x202, 4, 1, u32(picture.length)),
    ...[u32(0), make, picture],
  ]);
}

async function jpegOfTelephone(): Promise<Buffer> {
  const written = await quarterPixels(640, 480).withExif(exif).withXmp(xmp).withIccProfile('p3').jpeg().toBuffer();
  // A comment segment, and bytes behind the end.
  const tail = latin1(`PK\x03\x04${secret}-ZIP<script>alert(1)</script><?php ${secret}-PHP`);
  return Buffer.concat([withSegments(written, segment(0xfffe, latin1(secret, '-COM'))), tail]);
}

/** Two Exif segments would be one too many: this one has its own, with a thumbnail. */
async function jpegWithThumbnails(): Promise<Buffer> {
  const small = await thumbnail();
  const caption = latin1(secret, '-IPTC');
  // IIM: record 2, data set 120, the caption.
  const iptc = Buffer.concat([Buffer.from([0x1c, 2, 120]), u16(caption.length), caption]);
  const photoshop = Buffer.concat([latin1('8BIM'), u16(0x404), u16(0), u32(iptc.length), iptc]);
  const file = withSegments(
    await jpegOf(),
    segment(0xffe0, latin1('JFIF\0'), Buffer.from([1, 2, 0, 0, 1, 0, 1, 0, 0])),
    segment(0xffe0, latin1('JFXX\0\x10'), small),
    segment(0xffe1, latin1('Exif\0\0'), tiffWith(small)),
    segment(0xffed, latin1('Photoshop 3.0\0'), photoshop),
  );
  // The readers of others find all of it where it was put.
  const { exif: found, iptc: words } = await sharp(file).metadata();
  expect([found?.includes(small), words?.includes(caption)]).toEqual([true, true]);
  return file;
}

async function pngWithWords(): Promise<Buffer> {
  const png = await quarterPixels(640, 480).png().toBuffer();
  const head = 8 + 25;
  return Buffer.concat([
    png.subarray(0, head),
    pngChunk('tEXt', latin1('Comment\0', secret, '-TEXT')),
    pngChunk('zTXt', Buffer.concat([latin1('Author\0\0'), deflateSync(latin1(secret, '-ZTXT'))])),
    pngChunk('iTXt', latin1('XML:com.adobe.xmp\0\0\0\0\0', xmp)),
    pngChunk('eXIf', tiffWith(await thumbnail())),
    png.subarray(head),
  ]);
}

const webpWithExif = () => quarterPixels(640, 480).withExif(exif).withXmp(xmp).withIccProfile('p3').webp().toBuffer();

it.each<[string, () => Promise<Buffer>]>([
  ['a JPEG with place, maker, words, profile, a comment and bytes behind it', jpegOfTelephone],
  ['a JPEG with thumbnails in Exif and JFXX, and words in IPTC', jpegWithThumbnails],
  ['a PNG with words in three ways, and Exif', pngWithWords],
  ['a WebP with Exif and XMP', webpWithExif],
  ['a HEIC with Exif', async () => encodeHeic(await jpegOfTelephone())],
])('nothing that the camera noted is left: %s', async (_, make) => {
  const bytes = await make();
  expect(bytes.includes(secret)).toBe(true);
  const { files } = await pictures.make(bytes);
  expect(files).toHaveLength(4);
  for (const { name, bytes: file } of files) {
    const found = [
      ...[secret, 'Exif', 'EXIF', 'eXIf', 'GPS', 'xmp', 'XMP', 'ICC_PROFILE', 'ICCP'],
      ...['<script', 'PK\x03\x04', 'JFXX', 'Photoshop', '8BIM', 'MM\0*'],
    ].filter((text) => Buffer.from(file).includes(text));
    expect([name, found]).toEqual([name, []]);
    const { exif: noted, xmp: words, icc, iptc, orientation } = await sharp(file).metadata();
    expect([noted, words, icc, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  }
});

describe('HEIC', () => {
  it('of tiles and a turn, as telephones write it, is put together and turned once', async () => {
    const picture = await pictures.make(readFileSync(new URL('./tiled.heic', import.meta.url)));
    expect([picture.width, picture.height]).toEqual([512, 640]);
    // A quarter turn against the clock.
    const { topLeft, topRight, bottomLeft, bottomRight } = quarters;
    await expectQuarters(fileOf(picture, '512.webp'), {
      ...{ topLeft: topRight, topRight: bottomRight, bottomLeft: topLeft, bottomRight: bottomLeft },
    } as typeof quarters);
  });

  it('of one picture has the right colours; cut off or empty it is refused', async () => {
    const heic = encodeHeic(await jpegOf());
    await expectQuarters(fileOf(await pictures.make(heic), '640.jpg'));
    expect(await outcomeOf(heic.subarray(0, heic.length / 2))).toBe('bad_input');
    expect(await outcomeOf(heic.subarray(0, 40))).toBe('bad_input');
    expect(await outcomeOf(encodeHeic(await jpegOf(400, 200)))).toBe('below_minimum');
  });

  it('in the colours of telephones is shown in those of the web', async () => {
    // The same colours, in the numbers of Display P3: green is (76, 158, 73) instead of (30, 160, 60).
    const wide = await quarterPixels(640, 480).withIccProfile('p3').jpeg().toBuffer();
    await expectQuarters(fileOf(await pictures.make(encodeHeic(wide)), '640.jpg'));
  });

  it('of several pictures, the one that the file names is taken', async () => {
    const both = [await jpegOf(400, 200), await jpegOf()];
    expect(await outcomeOf(collectionHeic(both, 1))).toBe('below_minimum');
    await expectQuarters(fileOf(await pictures.make(collectionHeic(both, 2)), '640.jpg'));
  });

  it('that claims to be huge is refused before it is decoded', async () => {
    const file = Buffer.from(readFileSync(new URL('./tiled.heic', import.meta.url)));
    // The size of the whole, and what the grid says of itself.
    for (let at = file.indexOf('ispe'); at >= 0; at = file.indexOf('ispe', at + 4)) {
      file.writeUInt32BE(30_000, at + 8);
      file.writeUInt32BE(30_000, at + 12);
    }
    expect(['above_maximum', 'bad_input']).toContain(await outcomeOf(file));
  });
});

/** A PNG whose rows are all the same colour: 60,000 × 60,000 pixels are 3.5 MB. */
function pngOf(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8);
  const pixels = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what is refused', () => {
  const text = (content: string) => Buffer.from(content);
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>');
  it.each([
    ['nothing', 'bad_input', async () => Buffer.alloc(0)],
    ['text', 'bad_input', async () => text('a text that calls itself photo.jpg')],
    ['HTML', 'bad_input', async () => text('<!doctype html><script>alert(1)</script>')],
    [
      'the head of a JPEG before HTML',
      'bad_input',
      async () => Buffer.concat([Buffer.from([255, 216, 255]), text('<script>alert(1)</script>')]),
    ],
    ['an SVG', 'format_invalid', async () => svg],
    ['a GIF', 'format_invalid', () => quarterPixels(400, 400).gif().toBuffer()],
    ['a TIFF', 'format_invalid', () => quarterPixels(400, 400).tiff().toBuffer()],
    ['an AVIF', 'format_invalid', () => quarterPixels(400, 400).avif({ effort: 0 }).toBuffer()],
    ['a PDF', 'format_invalid', async () => text('%PDF-1.7 and more')],
    [
      'half a JPEG',
      'bad_input',
      async () =>
        (
          await sharp({
            create: {
              width: 900,
              height: 900,
              channels: 3,
              background: '#000',
              noise: { type: 'gaussian', mean: 120, sigma: 40 },
            },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 60_000),
    ],
    [
      'half a PNG',
      'bad_input',
      async () => (await quarterPixels(600, 600).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 300_000),
    ],
    [
      'half a WebP',
      'bad_input',
      async () => (await jpegOf().then((jpeg) => sharp(jpeg).webp().toBuffer())).subarray(0, 300),
    ],
    ['a PNG without its rows', 'bad_input', async () => pngOf(4000, 4000, 10)],
    ['a PNG bomb', 'above_maximum', async () => pngOf(19_999, 19_999, 2000)],
    ['a larger one', 'above_maximum', async () => pngOf(60_000, 60_000, 100)],
    ['1 × 40,000 pixels', 'above_maximum', async () => pngOf(1, 40_000)],
    ['40,000 × 1 pixels', 'above_maximum', async () => pngOf(40_000, 1)],
    ['a pixel too narrow', 'below_minimum', () => jpegOf(319, 600)],
    ['more than 20 MB', 'too_long', async () => Buffer.concat([await jpegOf(), Buffer.alloc(20 * 1024 * 1024)])],
  ] as [string, string, () => Promise<Buffer>][])('%s', async (_, expected, make) => {
    const bytes = await make();
    const began = performance.now();
    expect(await outcomeOf(bytes)).toBe(expected);
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('a picture of 40 megapixels is still taken, and of one row more no longer', async () => {
    expect(await outcomeOf(pngOf(8000, 5000))).toBe('2048x1280');
    expect(await outcomeOf(pngOf(8000, 5001))).toBe('above_maximum');
  });
});

describe('limits of the process', () => {
  it('without memory for it a picture is refused, and the next one is made', async () => {
    const tight = createPictures({ memoryMb: { jpeg: 1024, png: 120, webp: 1024, heic: 1024 } });
    expect(await outcomeOf(pngOf(8000, 5000), tight)).toBe('bad_input');
    expect(await outcomeOf(await jpegOf(), tight)).toBe('640x480');
  });

  it('time on the processor ends it, and the clock says "try again"', async () => {
    // Noise in many passes: work for more than a second on a quick machine, too.
    const photo = await sharp({
      create: {
        ...{ width: 7200, height: 5400, channels: 3, background: 'gray' },
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg({ progressive: true, quality: 50 })
      .toBuffer();
    expect(photo.length).toBeLessThan(20 * 1024 * 1024);
    expect(await outcomeOf(photo, createPictures({ cpuSeconds: 1 }))).toBe('bad_input');
    expect(await outcomeOf(photo, createPictures({ wallMs: 100 }))).toBe('E503');
  });

  it('too many at once are sent away', async () => {
    const small = createPictures({ atOnce: 1, maxWaiting: 1, maxWaitMs: 60_000 });
    const photo = await jpegOf();
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => outcomeOf(photo, small)));
    expect(outcomes.sort()).toEqual(['640x480', '640x480', 'E503', 'E503']);
  });

  it('the process can neither read the portal’s data nor start another, and has none of its settings', () => {
    const child = (code: string) =>
      execFileSync(
        process.execPath,
        ['--permission', '--allow-addons', `--allow-fs-read=${process.cwd()}/node_modules`, '-e', code],
        { env: {}, encoding: 'utf8' },
      );
    const refusal = (code: string) =>
      child(`try { ${code}; console.log('done') } catch (error) { console.log(error.code) }`);
    expect(refusal(`require('fs').readFileSync('${process.cwd()}/package.json')`)).toBe('ERR_ACCESS_DENIED\n');
    expect(refusal(`require('child_process').execFileSync('/bin/true')`)).toBe('ERR_ACCESS_DENIED\n');
  });
});
