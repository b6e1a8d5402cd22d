import { cdp } from 'vitest/browser';

type Media = { media?: string; features?: { name: string; value: string }[] };
type Session = { send: (method: string, parameters: object) => Promise<unknown> };

/** As on paper, in forced colours, or with another preference; then as before. */
export async function withMedia({ media = '', features = [] }: Media, act: () => Promise<void>): Promise<void> {
  const session = cdp() as unknown as Session;
  await session.send('Emulation.setEmulatedMedia', { media, features });
  try {
    await act();
  } finally {
    await session.send('Emulation.setEmulatedMedia', { media: '', features: [] });
  }
}
