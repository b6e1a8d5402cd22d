/** What can be said of accessibility by machine, the same for every library. Once: it is the same in every round. */
import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { judgePicture } from '../../../tools/accessibility/checks/focusPicture.ts';
import { still, toStart, walk } from '../../../tools/accessibility/checks/stops.ts';
import { look, withStyle } from '../../../tools/accessibility/checks/support.ts';
import { targetSize } from '../../../tools/accessibility/checks/targetSize.ts';
import { openState, type State, sizes, withPage } from './pages.ts';
import type { Served } from './servers.ts';

/** Every rule of axe, of all tags, but for the one that only says that something is hidden. */
const rules = axe.getRules().filter(({ ruleId }) => ruleId !== 'hidden-content');
/** Those that axe runs when nothing is asked of it. */
export const defaultRules: ReadonlySet<string> = new Set(
  rules
    .filter(({ enabled, tags }) => enabled && !tags.includes('experimental') && !tags.includes('deprecated'))
    .map(({ ruleId }) => ruleId),
);
export const axeVersion = axe.version;
export const axeRules = rules.length;

/** A rule, how many elements, and one of them. */
export interface Found {
  rule: string;
  elements: number;
  example: string;
}
export interface Seen {
  state: State['id'];
  violations: Found[];
  incomplete: Found[];
  targets: number;
  smallTargets: string[];
  /** Pixels that the page is wider than a window of 320. */
  sideways: number;
  stops: number;
  /** Stops that look the same with and without focus in forced colours. */
  unseen: string[];
  /** Stops whose focus changes less than a line of 2 px around them would. */
  faint: string[];
}

const found = (results: readonly { id: string; nodes: readonly { html: string }[] }[]): Found[] =>
  results
    .map(({ id, nodes }) => ({ rule: id, elements: nodes.length, example: nodes[0]!.html.slice(0, 300) }))
    .sort((a, b) => a.rule.localeCompare(b.rule));

async function askAxe(page: Page) {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({ runOnly: rules.map(({ ruleId }) => ruleId), resultTypes: ['violations', 'incomplete'] })
    .setLegacyMode()
    .analyze();
  return { violations: found(violations), incomplete: found(incomplete) };
}

/** Of the targets that are not words in a sentence. */
async function askTargets(page: Page) {
  const targets = await look(
    page,
    ({ controls, target, isInSentence }) =>
      controls().filter((each) => target(each).getBoundingClientRect().width > 0 && !isInSentence(each)).length,
  );
  const small = await targetSize.run(page, null as never);
  return { targets, smallTargets: small.map(({ message, target }) => `${message}: ${target}`) };
}

async function walkInForcedColours(page: Page, isDialogOpen: boolean) {
  const session = await page.context().newCDPSession(page);
  const [unseen, faint] = [[] as string[], [] as string[]];
  const { stops } = await withStyle(page, still, async () => {
    // In a window the walk starts where its focus is, and ends when it comes around.
    if (!isDialogOpen) await toStart(page);
    return walk(page, 'Tab', async (stop) => {
      const picture = await judgePicture(page, session, stop);
      if (!picture) return;
      if (/not visible/.test(picture.message)) unseen.push(stop.selector);
      else faint.push(`${picture.message}: ${stop.selector}`);
    });
  });
  return { stops: stops.length, unseen, faint };
}

export async function examine(browser: Browser, served: Served, state: State): Promise<Seen> {
  const axeSays = await withPage(browser, {}, async (page) => {
    await openState(page, served, state);
    return askAxe(page);
  });
  const targets = await withPage(browser, { viewport: sizes.phone }, async (page) => {
    await openState(page, served, state);
    return askTargets(page);
  });
  const sideways = await withPage(browser, { viewport: sizes.narrow }, async (page) => {
    await openState(page, served, state);
    return page.evaluate(() =>
      Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    );
  });
  const focus = await withPage(browser, { forcedColors: 'active' }, async (page) => {
    await openState(page, served, state);
    return walkInForcedColours(page, state.isDialogOpen);
  });
  return { state: state.id, ...axeSays, ...targets, sideways, ...focus };
}
