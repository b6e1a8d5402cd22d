/** What a statechart shows, read from the machine itself. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';

export interface ChartState {
  id: string;
  /** Its own name, and for the table the names of the states around it as well. */
  name: string;
  path: string;
  parent: string | null;
  /** The state that a compound one begins in. */
  initial: string | null;
  invokes: string[];
  tags: string[];
}

export interface ChartTransition {
  /** `null`: from any state, declared on the machine itself. */
  from: string | null;
  event: string;
  guard: string;
  /** `null`: the machine stays where it is. */
  to: string | null;
}

export interface Chart {
  id: string;
  initial: string;
  states: ChartState[];
  transitions: ChartTransition[];
}

type Transition = NonNullable<AnyStateNode['always']>[number];

/** `xstate.done.actor.load` is "load done" to a reader; a transition without an event happens at once. */
function eventName(type: string): string {
  if (type === '') return '(at once)';
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (actor) return `${actor} ${outcome === 'done' ? 'done' : 'failed'}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay ? `after ${delay}` : type;
}

function guardName(guard: Transition['guard']): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return guard.name || '(condition)';
  return String((guard as { type?: unknown }).type ?? '(condition)');
}

function statesOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...statesOf(child)]);
}

function initialOf(node: AnyStateNode): string | null {
  return node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null;
}

export function readChart(machine: AnyStateMachine): Chart {
  const root = machine.root as AnyStateNode;
  const nodes = statesOf(root);
  const transitionsOf = (node: AnyStateNode): ChartTransition[] =>
    [...(node.always ?? []), ...[...node.transitions.values()].flat()].flatMap((transition: Transition) =>
      (transition.target ?? [null]).map((target: AnyStateNode | null) => ({
        from: node === root ? null : node.id,
        event: eventName(transition.eventType),
        guard: guardName(transition.guard),
        to: target?.id ?? null,
      })),
    );

  return {
    id: root.id,
    initial: initialOf(root) ?? root.id,
    states: nodes.map((node) => ({
      id: node.id,
      name: node.key,
      path: node.path.join('.'),
      parent: node.parent && node.parent !== root ? node.parent.id : null,
      initial: initialOf(node),
      invokes: node.invoke.map((invoke) => invoke.id),
      tags: [...node.tags],
    })),
    transitions: [root, ...nodes].flatMap(transitionsOf),
  };
}
