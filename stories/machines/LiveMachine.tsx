import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { Language } from '../../contract/values.ts';
import { Button } from '../../ui/Button/index.ts';
import { cluster, stack } from '../../ui/layout.css.ts';
import { stateNames } from './names.ts';
import { Statechart } from './Statechart.tsx';
import { createStage, pathsOf, type Stage } from './stage.ts';

/** Names of events are one long word. */
const breakable: CSSProperties = { overflowWrap: 'anywhere' };

type Words = Record<Language, string>;
type Outcome = { words: Words } & ({ output: unknown } | { error: unknown });

export interface LiveMachineProps<Machine extends AnyStateMachine> {
  lang: Language;
  /** The machine with its effects: those of the stage wait for the one who plays. */
  prepare: (stage: Stage) => Machine;
  input?: InputFrom<Machine>;
  events: readonly { words: Words; event: EventFromLogic<Machine> }[];
  /** What each effect may come to. */
  outcomes?: Readonly<Record<string, readonly Outcome[]>>;
  /** The screen, or the part of it that the machine moves. */
  screen?: (snapshot: SnapshotFrom<Machine>, send: (event: EventFromLogic<Machine>) => void) => ReactNode;
}

const words = {
  ja: {
    now: 'いまの状態',
    send: '起こせること',
    nothing: 'いま起こせることはありません。',
    waiting: '答えを待っている仕事',
    called: '呼ばれた仕事',
    screen: '画面',
    again: 'はじめから',
  },
  en: {
    now: 'Current state',
    send: 'What can happen now',
    nothing: 'Nothing can happen now.',
    waiting: 'Work that waits for its result',
    called: 'Work that was called',
    screen: 'On the screen',
    again: 'Start again',
  },
} as const;

/** A machine to play with: press what happens, and see the state, the chart and the screen follow. */
export function LiveMachine<Machine extends AnyStateMachine>(props: LiveMachineProps<Machine>) {
  const [run, setRun] = useState(0);
  const [state, setState] = useState<State>();
  const place = useRef<HTMLParagraphElement>(null);
  return (
    <div className={stack.m}>
      {/* Outside of the run, which begins anew: only a place that was there before says its words. */}
      <p ref={place} lang={props.lang} role="status" tabIndex={-1}>
        {state && (
          <>
            {words[props.lang].now}:{' '}
            <strong>
              {props.lang === 'ja' && `${state.title} `}
              <span lang="en">{state.path}</span>
            </strong>
            <span lang="en">{state.tags}</span>
          </>
        )}
      </p>
      <Run key={run} {...props} place={place} onState={setState} />
      <div>
        <Button variant="quiet" onPress={() => setRun(run + 1)}>
          {words[props.lang].again}
        </Button>
      </div>
    </div>
  );
}

interface State {
  /** In Japanese. */
  title: string;
  path: string | undefined;
  tags: string;
}

function useRun<Machine extends AnyStateMachine>({ prepare, input }: LiveMachineProps<Machine>) {
  const [run] = useState(() => {
    const stage = createStage();
    const machine: AnyStateMachine = prepare(stage);
    const actor = createActor(machine, { input } as never);
    const subscribe = (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    };
    return { stage, machine, actor, subscribe, read: (): AnyMachineSnapshot => actor.getSnapshot() };
  });
  const { stage, machine, actor, subscribe, read } = run;
  useEffect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  }, [actor]);
  const snapshot = useSyncExternalStore(subscribe, read, read);
  const pending = useSyncExternalStore(stage.subscribe, stage.pending, stage.pending);
  const called = useSyncExternalStore(stage.subscribe, stage.called, stage.called);
  return { machine, snapshot, pending, called, send: (event: EventFromLogic<Machine>) => actor.send(event as never) };
}

interface RunProps {
  /** What says the state; takes the focus when the pressed button has gone. */
  place: RefObject<HTMLParagraphElement | null>;
  onState: (state: State) => void;
}

function Run<Machine extends AnyStateMachine>(props: LiveMachineProps<Machine> & RunProps) {
  const { lang, events, outcomes = {}, screen, place, onState } = props;
  const { machine, snapshot, pending, called, send } = useRun(props);
  const t = words[lang];
  const id = useId();
  const paths = pathsOf(snapshot.value);
  const path = paths.at(-1);
  const tags = [...snapshot.tags].map((tag) => ` #${tag}`).join('');
  const title = stateNames[machine.id]?.[path ?? '']?.[0] ?? '';
  useEffect(() => onState({ title, path, tags }), [onState, title, path, tags]);
  const possible = events.filter(({ event }) => snapshot.can(event));

  // The pressed button goes when its event is no longer possible: then the focus goes on to the state.
  const hasActed = useRef(false);
  useEffect(() => {
    if (!hasActed.current) return;
    // Within a second, as a dialog takes a moment to go; whoever leaves the machine later is not called back.
    const latest = performance.now() + 1000;
    let frame = 0;
    const goOn = () => {
      const isLost = document.activeElement === document.body;
      if (isLost) place.current?.focus();
      if (isLost || performance.now() > latest) hasActed.current = false;
      else frame = requestAnimationFrame(goOn);
    };
    goOn();
    return () => cancelAnimationFrame(frame);
  });
  const act = (deed: () => void) => () => {
    hasActed.current = true;
    deed();
  };

  return (
    <div lang={lang} className={stack.m}>
      <section aria-labelledby={`${id}events`} className={stack.xs}>
        <p id={`${id}events`}>
          <strong>{t.send}</strong>
        </p>
        <div className={cluster.s}>
          {possible.map(({ words: label, event }) => (
            <Button key={label.ja} variant="secondary" onPress={act(() => send(event))}>
              {label[lang]} <code style={breakable}>{event.type}</code>
            </Button>
          ))}
          {!possible.length && !pending.length && <p>{t.nothing}</p>}
        </div>
      </section>
      {pending.map((work) => (
        <section key={work.id} aria-labelledby={`${id}work${work.id}`} className={stack.xs}>
          <p id={`${id}work${work.id}`}>
            <strong>{t.waiting}</strong> <code>{work.effect}</code>
          </p>
          <div className={cluster.s}>
            {(outcomes[work.effect] ?? []).map((outcome) => (
              <Button
                key={outcome.words.ja}
                variant="secondary"
                onPress={act(() => ('error' in outcome ? work.failed(outcome.error) : work.done(outcome.output)))}
              >
                {outcome.words[lang]}
              </Button>
            ))}
          </div>
        </section>
      ))}
      {called.length > 0 && (
        <p>
          {t.called}: <code>{called.slice(-6).join(', ')}</code>
        </p>
      )}
      <Statechart machine={machine} current={paths} isBeside>
        {screen && (
          <section lang={lang} aria-label={t.screen} className={stack.xs}>
            <p>
              <strong>{t.screen}</strong>
            </p>
            {screen(snapshot as SnapshotFrom<Machine>, (event) => act(() => send(event))())}
          </section>
        )}
      </Statechart>
    </div>
  );
}
