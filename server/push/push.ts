/** What the process has to send notifications with. */
import type { Config } from '../config.ts';
import type { Keys } from '../keys.ts';
import { isAllowed } from './pushService.ts';
import { createVapid, privateKeyFrom } from './vapid.ts';

/** What has become of a message to a device. */
export const pushOutcomes = ['sent', 'again', 'gone', 'refused', 'unknown'] as const;
export type PushOutcome = (typeof pushOutcomes)[number];

export interface Push {
  /** For browsers, as base64url. */
  publicKey: string;
  authorization: (origin: string, now: Date) => string;
  /** Whether a push service of this address is one that is sent to. */
  isAllowed: (endpoint: string) => boolean;
  /** Told of every message to a device. */
  onOutcome: (outcome: PushOutcome) => void;
  /** Until when a push service is left alone, and how often in a row it has asked for that; by origin. */
  pauses: Map<string, { until: number; times: number }>;
  /** Of several that come while one runs the first runs after it, and stands for the others. */
  inTurn: (run: () => Promise<void>) => Promise<void>;
}

type Settings = Pick<Config, 'PUSH_HOSTS' | 'PUSH_LOOPBACK' | 'VAPID_PRIVATE_KEY' | 'CONTACT_URL' | 'PUBLIC_ORIGIN'>;

function oneAfterAnother(): Push['inTurn'] {
  let running: Promise<void> | null = null;
  let isOneWaiting = false;
  return async (run) => {
    if (running) {
      if (isOneWaiting) return;
      isOneWaiting = true;
      await running.catch(() => undefined);
      isOneWaiting = false;
    }
    running = run();
    try {
      await running;
    } finally {
      running = null;
    }
  };
}

export function createPush(config: Settings, keys: Keys, onOutcome: Push['onOutcome'] = () => undefined): Push {
  const hosts = { hosts: config.PUSH_HOSTS, loopback: config.PUSH_LOOPBACK };
  const privateKey = config.VAPID_PRIVATE_KEY
    ? Buffer.from(config.VAPID_PRIVATE_KEY, 'base64url')
    : privateKeyFrom(keys.vapidSeed);
  // Push services take no other schemes.
  const contact = [config.CONTACT_URL, config.PUBLIC_ORIGIN].find((address) => /^(https|mailto):/.test(address));
  return {
    ...createVapid(privateKey, contact ?? 'mailto:nobody@localhost'),
    isAllowed: (endpoint) => isAllowed(endpoint, hosts),
    onOutcome,
    pauses: new Map(),
    inTurn: oneAfterAnother(),
  };
}
