/** axe as it is run: every rule it has, but for those listed here with their reason. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright';
import type { AccessibilityResult, AccessibilityRun } from '../../contract/accessibility.ts';
import { criteriaOfTags, type RuleEntry } from '../../contract/accessibilityOutcomes.ts';
import { look } from './checks/support.ts';

export const axeVersion = axe.version;

/** The same without its comments: it is sent to every page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type SwitchedOff = AccessibilityResult['switched_off'][number];

/** Nothing is switched off on whole pages but what does not look for faults. */
export const switchedOff: readonly SwitchedOff[] = [
  {
    rule: 'hidden-content',
    where: 'pages and stories',
    reason: {
      ja: '隠れている部分があると知らせるだけの規則です。隠れた部分は、開いた状態のページとストーリーで試験しています。',
      en: 'It only says that something is hidden. Hidden parts are tested in pages and stories that show them.',
    },
  },
  ...['bypass', 'heading-order', 'landmark-one-main', 'page-has-heading-one', 'region'].map((rule) => ({
    rule,
    where: 'stories',
    reason: {
      ja: 'ストーリーは、部品や画面の本文だけを表示し、まわりのページがありません。ページ全体についての規則は、ページで試験しています。',
      en: 'A story shows a component, or the body of a screen, without the page around it. Rules about whole pages are run on pages.',
    },
  })),
];

const isOff = (rule: string, kind: 'page' | 'story') =>
  switchedOff.some((each) => each.rule === rule && (each.where !== 'stories' || kind === 'story'));

/** All rules that are run anywhere, with the criteria that each belongs to. */
export const rules: readonly RuleEntry[] = axe
  .getRules()
  .filter(({ ruleId }) => !isOff(ruleId, 'page'))
  .map(({ ruleId, tags }) => ({ id: ruleId, criteria: criteriaOfTags(tags) }));

const targetOf = ({ target }: { target: readonly unknown[] }) => target.map(String).join(' ');

/** axe finds elements by ids and classes of this very build; the result must find the same elements in the next. */
async function lastingTargets(page: Page, targets: readonly string[]): Promise<(target: string) => string> {
  const lasting = await look(
    page,
    ({ selector }, all) =>
      all.map((each) => {
        const element = document.querySelector(each);
        return element ? selector(element) : each;
      }),
    [...targets],
  );
  return (target) => lasting[targets.indexOf(target)]!;
}

type Named = readonly { id: string }[];

/** One rule can be in several of axe's lists, and has passed only where it says nothing else. */
export function ruleCounts(found: Record<'passes' | 'violations' | 'incomplete' | 'inapplicable', Named>) {
  const { passes, violations, incomplete, inapplicable } = found;
  const count = (list: Named, ...others: Named[]) => {
    const elsewhere = new Set(others.flat().map(({ id }) => id));
    return new Set(list.map(({ id }) => id).filter((id) => !elsewhere.has(id))).size;
  };
  return {
    rules_run: count([...passes, ...violations, ...incomplete, ...inapplicable]),
    passed: count(passes, violations, incomplete),
    not_applicable: count(inapplicable, passes, violations, incomplete),
  };
}

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** What axe says where another element lies over a text, or a text over another element. */
const coverings = new Set(['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring']);
/** Where an element is read: in the middle of what scrolls it, from its start if it is tall, at the end if it sticks to an edge. */
const places = ['center', 'start', 'end'] as const;

/**
 * A bar that sticks to an edge covers whatever lies there at this moment; readers scroll, and so is measured what is not sure.
 * What is covered at every place stays undecided.
 */
async function decideCovered(page: Page, found: Found): Promise<Found> {
  const isCovered = ({ any }: Found['incomplete'][number]['nodes'][number]) =>
    any.some(({ data }) => coverings.has((data as { messageKey?: string } | null)?.messageKey ?? ''));
  const contrast = found.incomplete.find(({ id }) => id === 'color-contrast');
  const decided = new Set<string>();
  const violations = [...found.violations];
  for (const node of contrast?.nodes ?? []) {
    const target = targetOf(node);
    if (node.target.length !== 1 || !isCovered(node)) continue;
    for (const place of places) {
      const element = page.locator(target);
      const scrolledBack = await element.evaluateHandle((each, wanted) => {
        const scrollers: [Element, number, number][] = [];
        for (let parent = each.parentElement; parent; parent = parent.parentElement)
          if (parent.scrollHeight > parent.clientHeight) scrollers.push([parent, parent.scrollLeft, parent.scrollTop]);
        if (wanted !== 'end') each.scrollIntoView({ block: wanted, behavior: 'instant' });
        else for (const [parent] of scrollers) parent.scrollTo({ top: parent.scrollHeight, behavior: 'instant' });
        return () => {
          for (const [parent, left, top] of scrollers) parent.scrollTo({ left, top, behavior: 'instant' });
        };
      }, place);
      const again = await new AxeBuilder({ page, axeSource })
        .include(target)
        .options({ runOnly: ['color-contrast'] })
        .setLegacyMode()
        .analyze();
      await scrolledBack.evaluate((back) => back());
      const ofTarget = (rules: Found['passes']) =>
        rules.some(({ nodes }) => nodes.some((each) => targetOf(each) === target));
      if (!ofTarget(again.passes) && !ofTarget(again.violations)) continue;
      decided.add(target);
      violations.push(
        ...again.violations.map((rule) => ({
          ...rule,
          nodes: rule.nodes.filter((each) => targetOf(each) === target),
        })),
      );
      break;
    }
  }
  if (!decided.size) return found;
  const left = contrast!.nodes.filter((node) => !decided.has(targetOf(node)));
  return {
    ...found,
    violations: violations.filter(({ nodes }) => nodes.length),
    incomplete: found.incomplete.flatMap((rule) =>
      rule !== contrast ? rule : left.length ? { ...rule, nodes: left } : [],
    ),
    passes: [...found.passes, { ...contrast!, nodes: [] }],
  };
}

/** What axe says of the open page. @param only ids of rules, where not all are wanted */
export async function runAxe(
  page: Page,
  kind: 'page' | 'story',
  only?: readonly string[],
): Promise<Pick<AccessibilityRun, 'rules_run' | 'passed' | 'not_applicable' | 'violations' | 'incomplete'>> {
  const wanted = rules.map(({ id }) => id).filter((id) => !isOff(id, kind) && (!only || only.includes(id)));
  // Where everything is right, the number of rules is all that is told.
  const builder = new AxeBuilder({ page, axeSource })
    .options({ runOnly: wanted, resultTypes: ['violations', 'incomplete'] })
    .setLegacyMode();
  if (kind === 'story')
    for (const own of ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']) builder.exclude(own);
  const found = await decideCovered(page, await builder.analyze());
  const { violations, incomplete } = found;
  const lasting = await lastingTargets(page, [
    ...new Set([...violations, ...incomplete].flatMap(({ nodes }) => nodes.map(targetOf))),
  ]);
  return {
    ...ruleCounts(found),
    violations: violations
      .map(({ id, impact, nodes }) => ({
        rule: id,
        impact: impact ?? null,
        targets: nodes.map((node) => lasting(targetOf(node))).sort(),
      }))
      .sort((a, b) => a.rule.localeCompare(b.rule)),
    incomplete: incomplete
      .flatMap(({ id, nodes }) => nodes.map((node) => ({ rule: id, target: lasting(targetOf(node)), ruling: null })))
      .sort((a, b) => a.rule.localeCompare(b.rule) || a.target.localeCompare(b.target)),
  };
}
