/** Sample photos of streets and gardens: avenue, greenway, embankment, steps, ridge, irises, roofs, camellias, tram, fireworks. */
import { box, dice, dot, land, leaves, oval, type Scene, shape, sky, stroke, tall, times, trunk, wide } from './pen.ts';

function avenue(): Scene {
  const roll = dice(37);
  const tree = (x: number, y: number, scale: number) =>
    trunk(x, y, 260 * scale, 26 * scale, '#4a3c38') +
    times(8, (at) =>
      stroke(
        `M${x} ${y - 200 * scale} q${(at - 3.5) * 24 * scale} ${-60 * scale} ${(at - 3.5) * 42 * scale} ${-150 * scale}`,
        '#4a3c38',
        6 * scale,
      ),
    ) +
    times(46, () =>
      dot(x + roll(-150, 150) * scale, y - roll(180, 390) * scale, roll(3, 6) * scale, '#ffd98a', roll(0.6, 1)),
    );
  return wide(
    sky(['#23273f', '#2b3050', '#343a5c'], 620),
    box(0, 150, 330, 470, '#3d4262'),
    box(870, 120, 330, 500, '#3a3f5e'),
    times(30, (at) =>
      box(24 + (at % 6) * 50, 180 + Math.floor(at / 6) * 80, 30, 44, at % 4 ? '#f0c987' : '#575d80', 0.9),
    ),
    times(30, (at) =>
      box(894 + (at % 6) * 50, 150 + Math.floor(at / 6) * 84, 30, 46, at % 3 ? '#f0c987' : '#575d80', 0.9),
    ),
    shape('M0 620 H1200 V900 H0 Z', '#4c4a58'),
    shape('M520 610 H680 L980 900 H220 Z', '#6a6570'),
    times(6, (at) => box(590 - at * 8, 640 + at * 42, 20 + at * 16, 10, '#8a8490', 1, 4)),
    tree(480, 640, 0.55),
    tree(720, 640, 0.55),
    tree(340, 700, 0.85),
    tree(860, 700, 0.85),
    tree(130, 800, 1.25),
    tree(1070, 800, 1.25),
    times(40, () => oval(roll(240, 960), roll(700, 890), roll(10, 34), roll(2, 5), '#ffd98a', 0.25)),
    shape('M575 700 q12 -46 25 0 l8 70 h-40 Z', '#2a2d40'),
    dot(588, 672, 14, '#e9c7a8'),
  );
}

function greenway(): Scene {
  const roll = dice(41);
  return wide(
    box(0, 0, 1200, 900, '#cfe0b4'),
    leaves(600, 300, 260, '#dfeac4', 101, 16),
    leaves(180, 240, 260, '#8fb56c', 102, 18),
    leaves(1040, 230, 270, '#87ad66', 103, 18),
    leaves(60, 90, 240, '#5f8a4c', 104, 16),
    leaves(1150, 80, 240, '#587f48', 105, 16),
    leaves(600, 30, 220, '#74a058', 106, 14),
    shape('M0 560 Q300 520 540 540 H660 Q900 520 1200 560 V900 H0 Z', '#7f9f5c'),
    shape('M545 540 H655 L960 900 H200 Z', '#c8ae86'),
    trunk(240, 700, 620, 70, '#5b4a3a'),
    trunk(960, 700, 640, 76, '#54442f'),
    trunk(400, 600, 420, 34, '#6b5844'),
    trunk(810, 600, 420, 34, '#6b5844'),
    trunk(60, 820, 800, 96, '#4b3c2e'),
    times(48, () => oval(roll(300, 900), roll(580, 890), roll(12, 44), roll(5, 14), '#f0dfb4', 0.55)),
    times(40, () => oval(roll(0, 1200), roll(580, 890), roll(10, 30), roll(4, 9), '#c9dd9a', 0.45)),
    stroke('M0 660 H170 M1010 660 H1200', '#8a6e4c', 10),
    times(4, (at) => box(20 + at * 44, 630, 9, 80, '#8a6e4c') + box(1030 + at * 44, 630, 9, 80, '#8a6e4c')),
  );
}

function bank(): Scene {
  const roll = dice(43);
  const cloud = (x: number, y: number, size: number) =>
    oval(x, y, size * 1.7, size * 0.5, '#ffffff') +
    dot(x - size * 0.5, y - size * 0.3, size * 0.6, '#ffffff') +
    dot(x + size * 0.4, y - size * 0.45, size * 0.75, '#ffffff');
  return wide(
    sky(['#6fb0dc', '#84bce1', '#9ac8e5', '#b4d6e9', '#cfe3ec'], 640),
    cloud(250, 250, 110),
    cloud(820, 160, 150),
    cloud(1050, 390, 80),
    cloud(520, 430, 70),
    times(26, (at) => box(at * 48, 590 - roll(10, 60), 34, 80, '#a9bcc6')),
    box(0, 620, 1200, 40, '#8fb4c4'),
    shape('M0 650 Q400 620 1200 660 V900 H0 Z', '#8dbb5c'),
    shape('M0 760 Q500 690 1200 720 V900 H0 Z', '#74a648'),
    shape('M640 900 Q760 740 1200 700 V722 Q860 770 820 900 Z', '#d9cfb8'),
    times(130, () => stroke(`M${roll(0, 620)} ${roll(770, 895)} v${-roll(8, 22)}`, '#5d8d38', 3)),
    stroke('M330 760 v-70', '#6b4a3a', 8),
    shape('M300 700 q30 -56 60 0 Z', '#c8553d'),
    dot(330, 654, 15, '#e9c7a8'),
    stroke('M330 690 l34 30', '#6b4a3a', 7),
  );
}

function steps(): Scene {
  const roll = dice(47);
  return tall(
    sky(['#bcd5e4', '#d0e0e6', '#e6e9df'], 560, 900),
    leaves(450, 240, 260, '#e9b93f', 111, 22),
    leaves(250, 160, 180, '#f0c95a', 112, 14),
    leaves(680, 170, 180, '#d9a531', 113, 14),
    trunk(690, 460, 260, 40, '#5a4a3c'),
    shape('M250 330 h400 l40 50 H210 Z', '#4a4f4c'),
    box(290, 380, 24, 110, '#8f3a2a'),
    box(586, 380, 24, 110, '#8f3a2a'),
    shape('M0 470 Q150 430 300 470 H600 Q760 430 900 470 V1200 H0 Z', '#6f8053'),
    times(20, (at) => {
      const half = 130 + at * 14;
      return (
        box(450 - half, 480 + at * 37, half * 2, 20, '#b9b4a6') +
        box(450 - half, 500 + at * 37, half * 2, 17, '#8f8b7f')
      );
    }),
    stroke('M306 480 L30 1200 M594 480 L870 1200', '#7a3a2a', 12),
    stroke('M306 430 L30 1080 M594 430 L870 1080', '#a04a34', 12),
    times(
      7,
      (at) =>
        box(290 - at * 40, 440 + at * 98, 10, 110, '#a04a34') + box(600 + at * 40, 440 + at * 98, 10, 110, '#a04a34'),
    ),
    times(70, () => oval(roll(120, 780), roll(520, 1190), roll(5, 10), roll(3, 6), '#efc75c')),
    leaves(40, 700, 120, '#596b41', 114, 12),
    leaves(860, 760, 120, '#62764a', 115, 12),
  );
}

function ridge(): Scene {
  return wide(
    sky(['#cfe0ea', '#dde7ea', '#ece8dc', '#f5e4c8'], 470),
    dot(260, 300, 46, '#fbe0a6'),
    shape('M380 430 L600 240 L640 262 L690 236 L900 430 Z', '#b9cadb'),
    shape('M560 275 L600 240 L640 262 L690 236 L722 268 L690 280 L660 270 L620 292 Z', '#f4f6f6'),
    land(440, 46, '#a3bccb', { bends: 4 }),
    land(510, 50, '#7fa0b0', { bends: 5, from: 0 }),
    land(590, 54, '#5f8692', { bends: 4 }),
    land(680, 56, '#466d70', { bends: 5, from: 0 }),
    land(790, 50, '#2f5450', { bends: 3 }),
    trunk(1060, 900, 520, 46, '#3d3a30'),
    leaves(1060, 420, 150, '#b5532b', 121, 16),
    leaves(1130, 540, 110, '#c76a34', 122, 12),
    leaves(960, 520, 90, '#a84c2a', 123, 10),
    box(90, 730, 14, 170, '#6b573f'),
    box(40, 720, 150, 40, '#8a6f4e', 1, 6),
    stroke('M60 740 H168', '#f1e7d2', 6),
  );
}

function iris(): Scene {
  const roll = dice(53);
  const flower = (x: number, y: number, size: number, colour: string, light: string) =>
    stroke(`M${x} ${y} v${size * 2.6}`, '#55753f', size * 0.16) +
    shape(
      `M${x - size * 0.1} ${y + size * 2.6} q${-size * 0.7} ${-size * 1.4} ${-size * 0.5} ${-size * 2.4} q${size * 0.5} ${size * 0.9} ${size * 0.6} ${size * 2.4} Z`,
      '#6b8d4c',
    ) +
    oval(x - size * 0.46, y + size * 0.16, size * 0.5, size * 0.34, colour) +
    oval(x + size * 0.46, y + size * 0.16, size * 0.5, size * 0.34, colour) +
    oval(x, y + size * 0.36, size * 0.4, size * 0.5, light) +
    oval(x, y - size * 0.26, size * 0.24, size * 0.46, colour) +
    shape(`M${x - size * 0.07} ${y + size * 0.1} h${size * 0.14} l${-size * 0.07} ${size * 0.4} Z`, '#f2d262');
  const row = (y: number, size: number, count: number) =>
    times(count, (at) => {
      const isWhite = roll(0, 1) > 0.72;
      return flower(
        at * (1240 / count) + roll(-16, 16),
        y + roll(-20, 20),
        size,
        isWhite ? '#efeef4' : '#6a5aa5',
        isWhite ? '#dcdaec' : '#8c7cc0',
      );
    });
  return wide(
    sky(['#c6cfd2', '#ccd4d3'], 330),
    land(300, 40, '#8fa58c', { bends: 4 }),
    land(360, 26, '#7b9672', { bends: 6, from: 0 }),
    box(0, 380, 1200, 520, '#6f8f5c'),
    row(420, 26, 26),
    row(480, 36, 20),
    shape('M0 560 H1200 V640 H0 Z', '#a28f70'),
    times(13, (at) => box(at * 96, 560, 5, 80, '#85745a')),
    row(670, 62, 12),
    times(70, () => stroke(`M${roll(0, 1200)} ${roll(0, 880)} l-6 ${roll(18, 34)}`, '#eef3f4', 2, 0.55)),
  );
}

function roof(): Scene {
  const tiles = (y: number, fill: string, at: number) =>
    times(17, (each) => shape(`M${each * 78 - 60 + (at % 2) * 39} ${y} q39 46 78 0 v26 h-78 Z`, fill));
  return wide(
    sky(['#f3d9ae', '#f6e0bb', '#f8e8cc', '#faf0de'], 520),
    dot(960, 190, 70, '#f4b25e'),
    shape('M0 420 L240 330 L420 420 V560 H0 Z', '#a58f7c'),
    shape('M700 450 L960 340 L1200 440 V560 H700 Z', '#b09a86'),
    stroke('M0 250 Q500 330 1200 230', '#5b5249', 4),
    stroke('M0 290 Q500 360 1200 270', '#5b5249', 4),
    box(600, 150, 14, 400, '#6b5d50'),
    box(566, 200, 82, 10, '#6b5d50'),
    box(0, 520, 1200, 380, '#5a6468'),
    times(6, (at) => tiles(530 + at * 64, at % 2 ? '#667277' : '#737f84', at)),
    box(0, 498, 1200, 44, '#4b5458', 1, 20),
    // A cat that looks this way.
    oval(390, 450, 92, 62, '#3f3a38'),
    stroke('M302 470 q-70 10 -60 -70', '#3f3a38', 20),
    dot(462, 386, 52, '#3f3a38'),
    shape('M420 356 l6 -56 l36 36 Z M504 356 l-6 -56 l-36 36 Z', '#3f3a38'),
    oval(444, 382, 9, 11, '#f2cf6a'),
    oval(482, 382, 9, 11, '#f2cf6a'),
    box(442, 373, 4, 18, '#2a2625'),
    box(480, 373, 4, 18, '#2a2625'),
    shape('M457 402 h12 l-6 8 Z', '#d99a8c'),
    oval(440, 500, 22, 14, '#f1ece4'),
    oval(352, 504, 26, 12, '#f1ece4'),
  );
}

function camellia(): Scene {
  const roll = dice(59);
  const flower = (x: number, y: number, size: number) =>
    times(5, (at) => {
      const turn = (at / 5) * Math.PI * 2;
      return dot(
        x + Math.cos(turn) * size * 0.55,
        y + Math.sin(turn) * size * 0.5,
        size * 0.55,
        at % 2 ? '#b3293a' : '#c43a48',
      );
    }) + dot(x, y, size * 0.34, '#f2cf6a');
  const bush = (x: number, y: number, size: number, seed: number) =>
    leaves(x, y, size, '#2f5a3c', seed, 18) + leaves(x - 8, y - 20, size * 0.8, '#3f6f4a', seed + 1, 14);
  return wide(
    sky(['#b9d4e2', '#cadde4', '#dde6e2'], 420),
    box(0, 350, 1200, 200, '#5d9ab0'),
    shape('M0 430 Q200 380 460 450 L480 900 H0 Z', '#7d8a5e'),
    shape('M1200 400 Q1000 370 740 450 L700 900 H1200 Z', '#869366'),
    shape('M520 450 H680 L960 900 H240 Z', '#b7b0a0'),
    times(9, (at) => box(520 - at * 30, 470 + at * 48, 160 + at * 62, 5, '#9c9586')),
    bush(130, 330, 240, 131),
    bush(1080, 310, 260, 133),
    bush(330, 430, 100, 135),
    bush(860, 430, 100, 137),
    times(16, () => flower(roll(10, 320), roll(180, 520), roll(18, 30))),
    times(16, () => flower(roll(880, 1190), roll(150, 520), roll(18, 30))),
    times(26, () => flower(roll(330, 880), roll(620, 880), roll(10, 22))),
  );
}

function tram(): Scene {
  const roll = dice(61);
  const rose = (x: number, y: number, size: number, colour: string, dark: string) =>
    dot(x, y, size, colour) +
    dot(x - size * 0.2, y - size * 0.1, size * 0.62, dark) +
    dot(x - size * 0.05, y - size * 0.2, size * 0.34, colour);
  const colours = [
    ['#d9596b', '#b83c50'],
    ['#f1b5bd', '#e295a0'],
    ['#f4d27a', '#e3b855'],
    ['#f6eee4', '#e3d6c6'],
  ] as const;
  return wide(
    sky(['#a9d0e6', '#bfdcea', '#d6e8ec'], 500),
    times(8, (at) => box(at * 160, 200 + (at % 3) * 40, 130, 300, at % 2 ? '#d8d2c6' : '#c9c8c2', 1, 4)),
    box(0, 480, 1200, 420, '#a8a293'),
    stroke('M0 640 H1200 M0 672 H1200', '#6d675c', 8),
    stroke('M0 150 H1200', '#5b5b58', 4),
    stroke('M560 250 l60 -100 l60 100', '#5b5b58', 6),
    box(300, 250, 620, 370, '#f0e4c4', 1, 26),
    box(300, 470, 620, 60, '#8f3a3a'),
    times(5, (at) => box(336 + at * 114, 300, 90, 130, '#6f93a3', 1, 10)),
    box(560, 290, 100, 310, '#e4d5ae', 1, 8),
    box(574, 306, 72, 150, '#7f9fad', 1, 6),
    dot(420, 622, 34, '#45433f'),
    dot(800, 622, 34, '#45433f'),
    dot(884, 570, 14, '#fff1bf'),
    land(720, 26, '#4f7d48', { bends: 6 }),
    leaves(200, 800, 200, '#3f6b3c', 141, 14),
    leaves(620, 820, 220, '#467544', 142, 14),
    leaves(1030, 800, 200, '#3f6b3c', 143, 14),
    times(54, (at) => {
      const [colour, dark] = colours[at % 4] ?? colours[0];
      return rose(roll(10, 1190), roll(700, 880), roll(16, 34), colour, dark);
    }),
  );
}

function fireworks(): Scene {
  const roll = dice(67);
  const burst = (x: number, y: number, size: number, colour: string) =>
    times(22, (at) => {
      const turn = (at / 22) * Math.PI * 2;
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)].map((each) => Math.round(each * size * 10) / 10) as [
        number,
        number,
      ];
      return (
        stroke(`M${x + dx * 0.25} ${y + dy * 0.25} L${x + dx} ${y + dy}`, colour, 4, 0.9) +
        dot(x + dx * 1.08, y + dy * 1.08, 6, '#fff4d0') +
        dot(x + dx * 0.7, y + dy * 0.62, 4, colour)
      );
    }) + dot(x, y, size * 0.12, '#fff4d0');
  return wide(
    sky(['#151a30', '#1a2038', '#212844', '#2b3250'], 640),
    times(40, () => dot(roll(0, 1200), roll(0, 400), roll(1, 2.2), '#dfe4f2', 0.8)),
    burst(420, 250, 190, '#f2b65a'),
    burst(840, 200, 150, '#e9798a'),
    burst(700, 410, 90, '#8fc7d9'),
    burst(160, 400, 80, '#b7d98a'),
    times(30, (at) => box(at * 42, 640 - roll(20, 90), 36, 120, '#10142a')),
    times(60, () => box(roll(0, 1190), roll(580, 640), 5, 6, '#f2d68a', 0.8)),
    box(0, 640, 1200, 260, '#1d2540'),
    times(40, () => box(roll(250, 600), roll(650, 880), roll(20, 90), 4, '#f2b65a', 0.45, 3)),
    times(30, () => box(roll(720, 960), roll(650, 880), roll(20, 80), 4, '#e9798a', 0.4, 3)),
    times(20, () => box(roll(0, 1200), roll(650, 880), roll(20, 90), 4, '#8fa3c9', 0.3, 3)),
    shape('M0 900 V850 H1200 V900 Z', '#0c1020'),
    times(
      9,
      (at) => dot(90 + at * 128 + roll(-20, 20), 838, 24, '#0c1020') + oval(90 + at * 128, 890, 44, 40, '#0c1020'),
    ),
  );
}

export const streets = { avenue, greenway, bank, steps, ridge, iris, roof, camellia, tram, fireworks };
