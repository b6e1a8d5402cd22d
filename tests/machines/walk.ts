/**
 * Walks a machine over every path to every state that `xstate/graph` finds, takes each event in each of them on a live
 * actor, and says which declared states and transitions were never taken.
 */
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type EventObject, fromPromise } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

export interface WalkStart {
  /** In words, for the message of a failure. */
  name?: string;
  input?: unknown;
}

export interface WalkOptions {
  /** Every beginning that the machine knows; one without input when left out. */
  starts?: WalkStart[];
  /** Everything that can happen, with `xstate.done.actor.<id>` and `xstate.error.actor.<id>` for its invokes. */
  events: EventObject[];
  /** Ends a path where the context could grow for ever. */
  stopWhen?: (snapshot: AnyMachineSnapshot) => boolean;
}

export interface Walk {
  /** State values that were reached, as text: `ready`, `locating.searching`. */
  reached: string[];
  /** Declared states and transitions that were not reached or taken. */
  missing: string[];
  /** `from · event · to`, each once. */
  steps: string[];
}

type StateNode = ReturnType<typeof getStateNodes>[number];
type Transition = StateNode['always'] extends (infer T)[] | undefined ? T : never;

/** A state's name below its machine, `(machine)` for the machine itself. */
function nameOf(node: StateNode): string {
  return node.path.join('.') || '(machine)';
}

function guardName(guard: unknown): string {
  if (!guard) return '';
  const name = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  return ` [${String(name)}]`;
}

function describeTransition(transition: Transition): string {
  const targets = transition.target?.map(nameOf).join(', ') ?? '(stays)';
  return `${nameOf(transition.source)} · ${transition.eventType || 'always'}${guardName(transition.guard)} · ${targets}`;
}

export function declaredTransitions(machine: AnyStateMachine): Transition[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) => [
    ...(node.always ?? []),
    ...[...node.transitions.values()].flat(),
  ]);
}

function valueNames(snapshot: AnyMachineSnapshot): string {
  return snapshot._nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map(nameOf)
    .join(' & ');
}

/** Actors of the outside that never settle: outcomes come as explicit events. */
function withSilentActors(machine: AnyStateMachine): AnyStateMachine {
  const silent = fromPromise(() => new Promise<never>(() => {}));
  const names = Object.keys(machine.implementations.actors ?? {});
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, silent])) });
}

/** An outcome of an actor can only come where the actor runs; xstate takes a stray error for a crash. */
function canHappen(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  return id === undefined || snapshot._nodes.some((node) => node.invoke.some((invoke) => invoke.id === id));
}

/** @param machine with the actions provided that reach outside; its actors are replaced by silent ones */
export function walk(machine: AnyStateMachine, { starts = [{}], events, stopWhen = () => false }: WalkOptions): Walk {
  const silent = withSilentActors(machine);
  const states = new Set<StateNode>();
  const taken = new Set<Transition>();
  const reached = new Set<string>();
  const steps = new Set<string>();

  for (const { name = 'start', input } of starts) {
    const eventsOf = (snapshot: AnyMachineSnapshot) => events.filter((event) => canHappen(snapshot, event));
    const paths = getShortestPaths(silent, { events: eventsOf, input, stopWhen } as Parameters<
      typeof getShortestPaths
    >[1]);

    for (const path of paths) {
      const way = path.steps.slice(1).map((step) => step.event as EventObject);
      for (const last of [undefined, ...eventsOf(path.state as AnyMachineSnapshot)]) {
        const actor = createActor(silent, {
          input,
          inspect: (inspection) => {
            if (inspection.type !== '@xstate.microstep') return;
            for (const transition of inspection._transitions) taken.add(transition as Transition);
          },
        });
        let failure: unknown;
        actor.subscribe({ error: (error) => (failure = error) });
        actor.start();
        for (const event of way) actor.send(event);

        const arrived = actor.getSnapshot() as AnyMachineSnapshot;
        const expected = JSON.stringify(path.state.value);
        if (JSON.stringify(arrived.value) !== expected || failure) {
          const route = [name, ...way.map((event) => event.type)].join(' → ');
          throw new Error(`${route}: expected ${expected}, got ${JSON.stringify(arrived.value)} ${failure ?? ''}`);
        }
        if (last) actor.send(last);
        const after = actor.getSnapshot() as AnyMachineSnapshot;
        if (failure) throw new Error(`${valueNames(arrived)} · ${last?.type}: ${failure}`);
        for (const node of after._nodes) states.add(node);
        reached.add(valueNames(after));
        if (last && after !== arrived) steps.add(`${valueNames(arrived)} · ${last.type} · ${valueNames(after)}`);
        actor.stop();
      }
    }
  }

  // `provide` makes a new machine with nodes of its own: compare by description, not by identity.
  const stateNames = new Set([...states].map(nameOf));
  const takenNames = new Set([...taken].map(describeTransition));
  const missing = [
    ...getStateNodes(machine)
      .map(nameOf)
      .filter((name) => !stateNames.has(name))
      .map((name) => `state ${name}`),
    ...declaredTransitions(machine)
      .map(describeTransition)
      .filter((name) => !takenNames.has(name))
      .map((name) => `transition ${name}`),
  ];
  return { reached: [...reached].sort(), missing, steps: [...steps].sort() };
}

/** Throws with the names of all states and transitions that the walk left out. */
export function expectComplete({ missing }: Walk): void {
  if (missing.length > 0) throw new Error(`Never reached or taken:\n${missing.map((name) => `- ${name}`).join('\n')}`);
}
