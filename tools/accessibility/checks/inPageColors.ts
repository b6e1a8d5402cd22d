/** Colours of a page, inside it. Sent to the browser as text: it may use nothing from outside itself. */
export type Rgb = readonly [red: number, green: number, blue: number];

export interface ColorTools {
  /** Any colour of CSS, on this ground. */
  rgb: (color: string, ground?: Rgb) => Rgb;
  isTransparent: (color: string) => boolean;
  contrast: (a: Rgb, b: Rgb) => number;
  /** What lies behind the content of an element; null where an image does. */
  ground: (element: Element | null) => Rgb | null;
  hex: (color: Rgb) => string;
}

export function colorTools(): ColorTools {
  let drawing: CanvasRenderingContext2D | undefined;
  /** Made when a colour is asked for: most looks ask for none. */
  const made = (): CanvasRenderingContext2D => {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    return canvas.getContext('2d', { willReadFrequently: true })!;
  };
  const known = new Map<string, readonly [number, number, number, number]>();
  const parts = (color: string) => {
    const before = known.get(color);
    if (before) return before;
    drawing ??= made();
    const context = drawing;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = '#000';
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    const found = [red!, green!, blue!, alpha! / 255] as const;
    known.set(color, found);
    return found;
  };
  const rgb = (color: string, ground: Rgb = [255, 255, 255]): Rgb => {
    const [red, green, blue, alpha] = parts(color);
    const mix = (front: number, back: number) => front * alpha + back * (1 - alpha);
    return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
  };
  const isTransparent = (color: string) => parts(color)[3] === 0;
  const luminance = (color: Rgb) => {
    const [red, green, blue] = color.map((each) => {
      const value = each / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a: Rgb, b: Rgb) => {
    const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  };
  const ground = (element: Element | null): Rgb | null => {
    if (!element) return rgb(getComputedStyle(document.documentElement).colorScheme === 'dark' ? '#121212' : '#fff');
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return null;
    if (parts(backgroundColor)[3] === 1) return rgb(backgroundColor);
    const behind = ground(element.parentElement);
    return behind && rgb(backgroundColor, behind);
  };
  const hex = (color: Rgb) => `#${color.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;
  return { rgb, isTransparent, contrast, ground, hex };
}
