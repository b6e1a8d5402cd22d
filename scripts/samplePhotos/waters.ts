/** Sample photos of water: moat, river, bay, pond, falls, beach. */
import { box, dice, dot, land, leaves, oval, type Scene, shape, sky, stroke, tall, times, trunk, wide } from './pen.ts';

/** Broken light on water. */
function ripples(seed: number, from: number, to: number, count: number, fill: string, opacity: number, width = 1200) {
  const roll = dice(seed);
  return times(count, () => {
    const y = roll(from, to);
    const length = roll(40, 190) * (0.4 + (y - from) / (to - from));
    return box(roll(-40, width), y, length, 4 + ((y - from) / (to - from)) * 5, fill, opacity, 4);
  });
}

function moat(): Scene {
  return wide(
    sky(['#dfe9ec', '#e8ecea', '#f3eddf', '#f8ead2'], 420),
    dot(850, 240, 62, '#fbdc9a'),
    land(360, 36, '#b9cac5', { bends: 3 }),
    land(410, 30, '#93aea6', { bends: 5, from: 0 }),
    shape('M0 430 H760 L700 560 H0 Z', '#8c8f87'),
    times(5, (row) =>
      times(12, (at) =>
        box(at * 64 + (row % 2) * 32 - 20, 436 + row * 25, 58, 20, row % 2 ? '#9fa298' : '#7d8179', 1, 5),
      ),
    ),
    leaves(180, 380, 110, '#5f7f6a', 11, 14),
    leaves(420, 396, 90, '#6f8d74', 12, 12),
    leaves(640, 412, 60, '#5f7f6a', 13),
    box(0, 556, 1200, 344, '#a9c0c4'),
    shape('M0 556 H700 L640 640 H0 Z', '#8aa5a6', 0.7),
    oval(850, 640, 70, 18, '#fbe3ae', 0.9),
    ripples(21, 575, 890, 34, '#e9f1ef', 0.55),
    box(0, 520, 1200, 26, '#f3f1ea', 0.55, 13),
    box(260, 590, 940, 22, '#f3f1ea', 0.45, 11),
    stroke('M980 742 q26 -24 60 0 q10 -20 26 -26', '#f7f5ef', 14),
    oval(1010, 748, 46, 18, '#f7f5ef'),
  );
}

function blossom(): Scene {
  const roll = dice(5);
  const cloud = (x: number, y: number, size: number, seed: number) =>
    leaves(x, y, size, '#f2c4cd', seed, 12) + leaves(x + 10, y - 14, size * 0.8, '#f8dbe0', seed + 1, 10);
  return wide(
    sky(['#cfe3ee', '#dbeaf0', '#e8f0f0'], 560),
    box(0, 300, 1200, 190, '#c9cdc8'),
    times(9, (at) => box(at * 140 + 10, 220 + (at % 3) * 26, 104, 260, at % 2 ? '#dcdad2' : '#d0d3d0', 1, 4)),
    shape('M0 470 H430 L560 900 H0 Z', '#b7ab98'),
    shape('M1200 470 H770 L640 900 H1200 Z', '#c2b7a4'),
    shape('M430 470 H770 L640 900 H560 Z', '#8fb2bd'),
    shape('M430 470 H770 L716 650 H484 Z', '#e6c3cd', 0.65),
    trunk(120, 640, 330, 46, '#5d4a42'),
    trunk(1060, 660, 350, 52, '#5d4a42'),
    trunk(330, 520, 180, 26, '#6b564c'),
    trunk(880, 520, 180, 26, '#6b564c'),
    cloud(330, 330, 100, 31),
    cloud(880, 330, 100, 41),
    cloud(130, 250, 190, 51),
    cloud(1070, 240, 200, 61),
    cloud(300, 120, 130, 71),
    cloud(900, 110, 140, 81),
    times(60, () => oval(roll(440, 760), roll(520, 890), roll(3, 7), roll(2, 4), '#f8dbe0')),
  );
}

function bay(): Scene {
  const roll = dice(9);
  return wide(
    sky(['#2c3a63', '#45507a', '#6d6690', '#a57e93', '#d99b86', '#efb987'], 520),
    times(22, (at) => {
      const height = roll(60, 210);
      return box(at * 56, 520 - height, roll(34, 56), height, at % 2 ? '#2a3354' : '#333c60');
    }),
    times(90, () => box(roll(0, 1190), roll(360, 505), 6, 8, '#f7d98a', roll(0.4, 1))),
    box(0, 518, 1200, 382, '#3b4a72'),
    ripples(3, 530, 890, 46, '#e7a97f', 0.5),
    ripples(4, 540, 890, 40, '#7f89ad', 0.5),
    stroke('M-20 470 H1220', '#e9e6df', 12),
    box(300, 250, 26, 300, '#f2efe8'),
    box(870, 250, 26, 300, '#f2efe8'),
    stroke('M313 258 Q600 560 883 258 M313 258 Q150 430 -20 462 M883 258 Q1050 430 1220 462', '#f2efe8', 7),
    times(27, (at) => {
      const x = 330 + at * 20;
      const t = (x - 313) / 570;
      const y = 258 * (1 - t) ** 2 + 2 * 560 * t * (1 - t) + 258 * t * t;
      return box(x, Math.min(y, 466), 2.5, Math.max(466 - y, 0), '#d8d5cf');
    }),
    times(16, (at) => dot(40 + at * 75, 470, 5, '#fff1bf')),
  );
}

function pond(): Scene {
  const colours = ['#a8552c', '#b9662f', '#c77a3a', '#9c4a2a'];
  const roll = dice(17);
  const tree = (x: number, height: number, at: number) =>
    shape(`M${x} ${470 - height} L${x + height * 0.2} 470 H${x - height * 0.2} Z`, colours[at % 4]!) +
    shape(`M${x} ${470 - height} L${x + height * 0.2} 470 H${x} Z`, '#7f3c22', 0.25);
  const mirrored = (x: number, height: number, at: number) =>
    shape(`M${x} ${488 + height * 0.9} L${x + height * 0.2} 488 H${x - height * 0.2} Z`, colours[at % 4]!, 0.55);
  const trees = Array.from({ length: 15 }, (_, at) => [at * 84 + roll(-14, 14), roll(240, 400)] as const);
  return wide(
    sky(['#c3d9e6', '#d5e3e8', '#e9ebe2'], 480),
    land(440, 24, '#a9ad86', { bends: 3 }),
    trees.map(([x, height], at) => tree(x, height, at)).join(''),
    box(0, 466, 1200, 24, '#8a7b4f'),
    box(0, 488, 1200, 412, '#9db8c1'),
    trees.map(([x, height], at) => mirrored(x, height, at)).join(''),
    ripples(6, 500, 890, 30, '#dbe6e6', 0.5),
    shape('M700 900 L760 690 H1200 V900 Z', '#a88a5f'),
    times(7, (at) => box(690 - at * 2, 700 + at * 29, 520, 5, '#8b6f49')),
    times(5, (at) => box(770 + at * 105, 610, 12, 96, '#7a6040')),
    box(756, 606, 444, 12, '#7a6040'),
  );
}

function falls(): Scene {
  const roll = dice(23);
  return tall(
    box(0, 0, 900, 1200, '#3d5348'),
    shape('M0 0 H380 Q330 300 360 560 Q300 800 240 1000 H0 Z', '#5a6b5c'),
    shape('M0 0 H260 Q220 360 190 640 Q120 900 90 1040 H0 Z', '#6d7d68'),
    shape('M900 0 H540 Q560 280 520 560 Q620 820 700 1000 H900 Z', '#4f6154'),
    shape('M900 0 H690 Q700 380 720 640 Q780 900 820 1040 H900 Z', '#66775f'),
    shape('M382 0 H540 Q560 280 520 560 L560 960 H330 L362 560 Q332 300 382 0 Z', '#dfe9ea'),
    times(26, () => stroke(`M${roll(392, 526)} ${roll(0, 500)} v${roll(90, 320)}`, '#ffffff', roll(3, 9), 0.8)),
    times(14, () => stroke(`M${roll(380, 520)} ${roll(30, 620)} v${roll(70, 220)}`, '#b9cdd0', roll(3, 7), 0.7)),
    times(50, () => dot(roll(270, 630), roll(880, 1010), roll(8, 34), '#f2f7f6', 0.5)),
    shape('M0 990 Q220 930 450 970 Q700 930 900 990 V1200 H0 Z', '#7fa6a3'),
    ripples(7, 1000, 1180, 24, '#d7e6e3', 0.6, 900),
    oval(150, 1090, 120, 46, '#6b6f66'),
    oval(760, 1110, 150, 52, '#5d625a'),
    leaves(70, 90, 120, '#7fa15f', 91, 14),
    leaves(840, 130, 130, '#8fb06a', 92, 14),
    leaves(30, 430, 80, '#6f9355', 93),
    leaves(880, 520, 90, '#7fa15f', 94),
  );
}

function island(): Scene {
  const roll = dice(29);
  return wide(
    sky(['#8fc3de', '#a6d0e3', '#bfdde6', '#d8eae8'], 420),
    times(4, (at) => oval(180 + at * 290, 120 + (at % 2) * 60, 120, 24, '#f6faf8', 0.85)),
    times(4, (at) => oval(230 + at * 290, 104 + (at % 2) * 60, 80, 26, '#f6faf8', 0.85)),
    shape('M820 420 Q940 250 1020 330 Q1090 270 1200 380 V430 H820 Z', '#6f9c86'),
    shape('M900 420 Q980 320 1060 380 Q1120 350 1200 410 V430 H900 Z', '#84ae93'),
    box(0, 418, 1200, 480, '#2f86ac'),
    shape('M0 500 Q600 540 1200 470 V900 H0 Z', '#4ea3bd'),
    shape('M0 590 Q560 640 1200 540 V900 H0 Z', '#86c7cc'),
    shape('M0 680 Q520 740 1200 610 V900 H0 Z', '#f4f1e6'),
    stroke('M0 676 Q520 736 1200 606', '#ffffff', 16),
    stroke('M0 600 Q560 650 1200 550', '#eef8f6', 7, 0.8),
    ripples(8, 430, 560, 22, '#d9f0f0', 0.5),
    times(70, () => dot(roll(0, 1200), roll(740, 895), roll(1.5, 3.5), '#d9d2bd')),
    times(9, (at) => oval(180 + at * 62, 850 - at * 16 + (at % 2) * 20, 11, 6, '#d6cdb4')),
  );
}

export const waters = { moat, blossom, bay, pond, falls, island };
