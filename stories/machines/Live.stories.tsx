import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CookieBanner as Banner } from '../../app/layout/CookieBanner.tsx';
import { Nearby as NearbyPart, type NearbyProps } from '../../app/screens/CourseSearch/Nearby.tsx';
import type { SearchResult } from '../../contract/courses.ts';
import type { Input } from '../../contract/index.ts';
import type { Language, Position } from '../../contract/values.ts';
import { connectivityMachine } from '../../machines/connectivity/index.ts';
import { cookieConsentMachine } from '../../machines/cookieConsent/index.ts';
import {
  applyChange,
  createDeviceListsMachine,
  type KeptEntry,
  type ListChange,
  type DeviceLists as Lists,
  noLists,
  type Written,
} from '../../machines/deviceLists/index.ts';
import { createLiveAnswerMachine } from '../../machines/liveAnswer/index.ts';
import { modalStackMachine, orderedModals } from '../../machines/modalStack/index.ts';
import { createNavigationMachine, type NavigationPage } from '../../machines/navigation/index.ts';
import { createNearbyMachine, type NearbyPlace } from '../../machines/nearby/index.ts';
import { createResourceListMachine } from '../../machines/resourceList/index.ts';
import { Button } from '../../ui/Button/index.ts';
import { Dialog } from '../../ui/Dialog/index.ts';
import { LoadingOverlay as Overlay } from '../../ui/LoadingOverlay/index.ts';
import { courseSummaries, searchResult } from '../fixtures/courses.ts';
import { lineList, sceneList } from '../fixtures/places.ts';
import { withPage } from '../screens/withPage.tsx';
import { LiveMachine } from './LiveMachine.tsx';
import { broken, shown } from './shown.tsx';
import type { Stage } from './stage.ts';

// Machines stand in `render`, not in `args`: the controls would try to write a whole machine as text.
const meta = {
  title: '動き/動かしてみる Live',
  decorators: [withPage],
  parameters: { layout: 'none', page: { path: '/map' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const stationsOf = (lang: Language) => [
  ...new Map(lineList(lang).flatMap(({ stations }) => stations.map((station) => [station.id, station]))).values(),
];

const liveAnswerMachine = createLiveAnswerMachine<string, number>();

export const LiveAnswer: Story = {
  name: '入力中の問い合わせ liveAnswer',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) =>
        liveAnswerMachine.provide({ actors: { answer: stage.actor<number, { question: string }>('answer') } })
      }
      input={{}}
      events={[
        { words: { ja: '「うえ」と入力', en: 'Type “Ue”' }, event: { type: 'ASK', question: 'うえ' } },
        { words: { ja: '「うえの」と入力', en: 'Type “Ueno”' }, event: { type: 'ASK', question: 'うえの' } },
        { words: { ja: '入力を消す', en: 'Clear' }, event: { type: 'CLEAR' } },
      ]}
      outcomes={{
        answer: [{ words: { ja: '12件と答える', en: 'The answer is 12' }, output: 12 }, broken],
      }}
      screen={({ context: { answer, problem } }) => <p>{problem ? '-' : (answer ?? '…')}</p>}
    />
  )),
};

const deviceListsMachine = createDeviceListsMachine<KeptEntry>();
const elevenCourses: Lists<KeptEntry> = {
  ...noLists,
  course: Array.from({ length: 11 }, (_, at) => ({ id: 11 - at })),
};
const adding = (id: number): ListChange<KeptEntry> => ({ type: 'add', kind: 'course', entry: { id } });
const removing: ListChange<KeptEntry> = { type: 'remove', kind: 'course', id: 11 };
const writtenOf = (before: Lists<KeptEntry>, change: ListChange<KeptEntry>): Written<KeptEntry> => ({
  before,
  lists: applyChange(before, change),
});

export const DeviceLists: Story = {
  name: '端末に残す一覧 deviceLists',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) =>
        deviceListsMachine.provide({
          actors: {
            read: stage.actor<Lists<KeptEntry>>('read'),
            write: stage.actor<Written<KeptEntry>, { change: ListChange<KeptEntry> }>('write'),
          },
        })
      }
      events={[
        { words: { ja: '12件目を入れる', en: 'Add the twelfth' }, event: { type: 'CHANGE', change: adding(12) } },
        { words: { ja: '一つ外す', en: 'Remove one' }, event: { type: 'CHANGE', change: removing } },
        { words: { ja: '元にもどす', en: 'Undo' }, event: { type: 'UNDO' } },
        { words: { ja: 'ほかのタブが変える', en: 'Another tab changes it' }, event: { type: 'STORED' } },
      ]}
      outcomes={{
        read: [
          { words: { ja: '11件が読める', en: 'Eleven are read' }, output: elevenCourses },
          { words: { ja: '読めない', en: 'It cannot be read' }, error: new Error('blocked') },
        ],
        write: [
          { words: { ja: '12件が残る', en: 'Twelve are kept' }, output: writtenOf(elevenCourses, adding(12)) },
          { words: { ja: '10件が残る', en: 'Ten are kept' }, output: writtenOf(elevenCourses, removing) },
          {
            words: { ja: '11件にもどる', en: 'Eleven again' },
            output: { before: elevenCourses, lists: elevenCourses },
          },
          { words: { ja: '空きがない', en: 'There is no room' }, error: new Error('full') },
        ],
      }}
      screen={({ context: { lists } }) => <p>{lists.course.map(({ id }) => id).join(', ') || '-'}</p>}
    />
  )),
};

const resourceListMachine = createResourceListMachine<string>();

export const ResourceList: Story = {
  name: '一覧の読み込み resourceList',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) => resourceListMachine.provide({ actors: { load: stage.actor<string[]>('load') } })}
      input={{}}
      events={[
        { words: { ja: '読み込む', en: 'Load' }, event: { type: 'LOAD' } },
        { words: { ja: 'もう一度', en: 'Again' }, event: { type: 'RETRY' } },
      ]}
      outcomes={{
        load: [
          { words: { ja: '一覧が届く', en: 'The list comes' }, output: sceneList(lang).map(({ name }) => name) },
          broken,
        ],
      }}
      screen={({ context: { items, problem } }) => (
        <>
          <ul>
            {items?.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {problem && <p>{problem.kind}</p>}
        </>
      )}
    />
  )),
};

const navigationMachine = createNavigationMachine<NavigationPage>();
const pageAt = (path: string, failure: NavigationPage['failure'] = null): NavigationPage => ({
  ...{ path, failure, showsProblem: path === '/map' },
});

export const Navigation: Story = {
  name: 'ページの移動 navigation',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) =>
        navigationMachine.provide({
          actors: { loadPage: stage.actor<NavigationPage, { address: string }>('loadPage') },
        })
      }
      input={{ page: pageAt('/map'), address: '/map' }}
      events={[
        { words: { ja: '別のページへ', en: 'Go to another page' }, event: { type: 'GO', address: '/news' } },
        { words: { ja: '条件を変える', en: 'Change the query' }, event: { type: 'GO', address: '/map?page=2' } },
        { words: { ja: '読み直す', en: 'Refresh' }, event: { type: 'REFRESH' } },
        { words: { ja: 'もう一度', en: 'Again' }, event: { type: 'RETRY' } },
      ]}
      outcomes={{
        loadPage: [
          { words: { ja: 'お知らせが届く', en: 'The news page comes' }, output: pageAt('/news') },
          { words: { ja: '検索が届く', en: 'The search page comes' }, output: pageAt('/map') },
          { words: { ja: '検索に失敗する', en: 'The search fails' }, output: pageAt('/map', { kind: 'unavailable' }) },
        ],
      }}
      screen={(snapshot) => (
        <Overlay isLoading={snapshot.hasTag('slow')} label={lang === 'ja' ? '読み込んでいます' : 'Loading'} delay={0}>
          <p>
            {snapshot.context.page.path} {snapshot.context.problem?.kind ?? snapshot.context.page.failure?.kind}
          </p>
        </Overlay>
      )}
    />
  )),
};

/** The stations come when they are asked for, at once. */
function NearbyWithStations({ lang, ...props }: Omit<NearbyProps, 'stations'> & { lang: Language }) {
  const [isLoaded, setLoaded] = useState(false);
  const items = isLoaded ? stationsOf(lang) : null;
  return <NearbyPart {...props} stations={{ items, isPending: false, problem: null, onLoad: () => setLoaded(true) }} />;
}

const nearbyMachine = createNearbyMachine<Input<'GET /search'>, SearchResult>();

const prepareNearby = (stage: Stage) =>
  nearbyMachine.provide({
    actors: {
      askPermission: stage.actor<'granted' | 'denied' | 'unsupported'>('askPermission'),
      locate: stage.actor<Position>('locate'),
      searchNearby: stage.actor<SearchResult, { place: NearbyPlace; query: Input<'GET /search'> | null }>(
        'searchNearby',
      ),
    },
  });

export const Nearby: Story = {
  name: '近くのコース nearby',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={prepareNearby}
      input={{ query: null }}
      events={[
        { words: { ja: '現在地から探す', en: 'Search from here' }, event: { type: 'LOCATE' } },
        {
          words: { ja: '上野駅をえらぶ', en: 'Choose Ueno' },
          event: { type: 'STATION_CHOSEN', stationId: 1, lat: 35.713, lng: 139.777 },
        },
        { words: { ja: 'もう一度', en: 'Again' }, event: { type: 'RETRY' } },
        { words: { ja: '条件が変わる', en: 'Conditions change' }, event: { type: 'QUERY_CHANGED', query: null } },
      ]}
      outcomes={{
        askPermission: [
          { words: { ja: '許可する', en: 'Granted' }, output: 'granted' },
          { words: { ja: '許可しない', en: 'Denied' }, output: 'denied' },
          { words: { ja: '位置を調べられない端末', en: 'The device cannot' }, output: 'unsupported' },
        ],
        locate: [
          { words: { ja: '位置がわかる', en: 'The place is known' }, output: { lat: 35.68, lng: 139.77 } },
          { words: { ja: '位置がわからない', en: 'It is not known' }, error: new Error('no position') },
        ],
        searchNearby: [
          {
            words: { ja: '5コースが届く', en: 'Five courses come' },
            output: searchResult(lang, { courses: courseSummaries(lang).slice(0, 5), total: 5 }),
          },
          broken,
        ],
      }}
      screen={(snapshot, send) => (
        <NearbyWithStations
          lang={lang}
          courses={snapshot.context.result?.courses ?? []}
          problem={snapshot.context.problem}
          isPending={snapshot.hasTag('busy')}
          isFound={snapshot.matches('found')}
          isOnline
          onLocate={() => send({ type: 'LOCATE' })}
          onStation={({ id, lat, lng }) => send({ type: 'STATION_CHOSEN', stationId: id, lat, lng })}
        />
      )}
    />
  )),
};

export const CookieConsent: Story = {
  name: 'クッキーの同意 cookieConsent',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) =>
        cookieConsentMachine.provide({
          actions: { storeChoice: stage.action('storeChoice'), countClick: stage.action('countClick') },
        })
      }
      input={{}}
      events={[
        { words: { ja: '同意する', en: 'Agree' }, event: { type: 'AGREE' } },
        { words: { ja: '拒否する', en: 'Reject' }, event: { type: 'REJECT' } },
        { words: { ja: '選び直す', en: 'Choose again' }, event: { type: 'REOPEN' } },
        { words: { ja: '閉じる', en: 'Close' }, event: { type: 'CLOSE' } },
      ]}
      screen={(snapshot, send) =>
        snapshot.hasTag('bannerVisible') && (
          <Banner back={null} onConsent={(choice) => send({ type: choice === 'agree' ? 'AGREE' : 'REJECT' })} />
        )
      }
    />
  )),
};

export const Connectivity: Story = {
  name: '接続 connectivity',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={() => connectivityMachine}
      input={{ isOnline: true }}
      events={[
        { words: { ja: '通信が切れる', en: 'The network goes' }, event: { type: 'WENT_OFFLINE' } },
        { words: { ja: '通信がもどる', en: 'The network is back' }, event: { type: 'WENT_ONLINE' } },
        { words: { ja: 'わかりました', en: 'Understood' }, event: { type: 'ACKNOWLEDGE' } },
      ]}
      screen={(snapshot, send) => (
        <Dialog
          lang={lang}
          role="alertdialog"
          size="s"
          title={lang === 'ja' ? '通信がありません' : 'You are offline'}
          closeLabel={lang === 'ja' ? '閉じる' : 'Close'}
          isOpen={snapshot.hasTag('visible')}
          onOpenChange={(isOpen) => isOpen || send({ type: 'ACKNOWLEDGE' })}
          actions={
            <Button onPress={() => send({ type: 'ACKNOWLEDGE' })}>
              {lang === 'ja' ? 'わかりました' : 'Understood'}
            </Button>
          }
        >
          <p>{lang === 'ja' ? '読んだページは、このまま見られます。' : 'What you have opened stays readable.'}</p>
        </Dialog>
      )}
    />
  )),
};

export const ModalStack: Story = {
  name: 'モーダルの重なり modalStack',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={(stage) =>
        modalStackMachine.provide({
          actions: { lockScroll: stage.action('lockScroll'), unlockScroll: stage.action('unlockScroll') },
        })
      }
      events={[
        { words: { ja: '知らせを開く', en: 'Open a note' }, event: { type: 'OPEN', name: 'note' } },
        { words: { ja: '上に問いを開く', en: 'Open a question' }, event: { type: 'OPEN', name: 'question', order: 1 } },
        { words: { ja: '一番上を閉じる', en: 'Close the highest' }, event: { type: 'CLOSE' } },
        { words: { ja: '知らせを閉じる', en: 'Close the note' }, event: { type: 'CLOSE', name: 'note' } },
        { words: { ja: '一番上を入れ替える', en: 'Replace the highest' }, event: { type: 'REPLACE', name: 'other' } },
        { words: { ja: 'すべて閉じる', en: 'Close all' }, event: { type: 'RESET' } },
      ]}
      // Real dialogs would cover the buttons that open more of them: the stack stands here in words, the highest first.
      screen={({ context }) => (
        <ol>
          {orderedModals(context)
            .toReversed()
            .map((entry, at) => (
              <li key={String(at)}>{entry.name}</li>
            ))}
        </ol>
      )}
    />
  )),
};
