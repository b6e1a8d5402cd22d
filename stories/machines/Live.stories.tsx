import type { Meta, StoryObj } from '@storybook/react-vite';
import { CookieBanner as Banner } from '../../app/layout/CookieBanner.tsx';
import { CourseSearchScreen } from '../../app/screens/CourseSearch/CourseSearchScreen.tsx';
import { readConditions } from '../../app/screens/CourseSearch/conditions.ts';
import { Nearby as NearbyPart } from '../../app/screens/CourseSearch/Nearby.tsx';
import type { CourseSummary, SearchResult } from '../../contract/courses.ts';
import type { Language } from '../../contract/values.ts';
import { connectivityMachine } from '../../machines/connectivity/index.ts';
import { cookieConsentMachine } from '../../machines/cookieConsent/index.ts';
import { type CourseSearchQuestion, courseSearchMachine } from '../../machines/courseSearch/index.ts';
import { loadingOverlayMachine } from '../../machines/loadingOverlay/index.ts';
import { modalStackMachine, orderedModals } from '../../machines/modalStack/index.ts';
import { nearbyMachine } from '../../machines/nearby/index.ts';
import { createResourceListMachine } from '../../machines/resourceList/index.ts';
import { Button } from '../../ui/Button/index.ts';
import { Dialog } from '../../ui/Dialog/index.ts';
import { LoadingOverlay as Overlay } from '../../ui/LoadingOverlay/index.ts';
import { courseSummaries, searchResult } from '../fixtures/courses.ts';
import { lineList, municipalityList, sceneList } from '../fixtures/places.ts';
import { languageOf } from '../screens/languageOf.ts';
import { withPage } from '../screens/withPage.tsx';
import { LiveMachine } from './LiveMachine.tsx';
import type { Stage } from './stage.ts';

// Machines stand in `render`, not in `args`: the controls would try to write a whole machine as text.
const meta = {
  title: '動き/動かしてみる Live',
  decorators: [withPage],
  parameters: { layout: 'none', page: { path: '/map' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown =
  (render: (lang: Language) => React.JSX.Element): Story['render'] =>
  (_, { globals }) => <div style={{ padding: '1rem' }}>{render(languageOf(globals))}</div>;
const broken = { words: { ja: '失敗する', en: 'It fails' }, error: { code: 'E500' } };
const stationsOf = (lang: Language) => lineList(lang).flatMap(({ stations }) => stations);

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
      answers={{
        load: [
          { words: { ja: '一覧が届く', en: 'The list comes' }, output: sceneList(lang).map(({ name }) => name) },
          broken,
        ],
      }}
      screen={({ context: { items, errorCode } }) => (
        <>
          <ul>
            {items?.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {errorCode && <p>{errorCode}</p>}
        </>
      )}
    />
  )),
};

const prepareSearch = (stage: Stage) =>
  courseSearchMachine.provide({
    actors: { searchCourses: stage.actor<SearchResult, CourseSearchQuestion>('searchCourses') },
  });
const conditionsOf = (query: string) => readConditions(new URLSearchParams(query)).conditions;

export const CourseSearch: Story = {
  name: 'コースの検索 courseSearch',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={prepareSearch}
      isPage
      input={{ conditions: conditionsOf('') }}
      events={[
        {
          words: { ja: '水辺をえらぶ', en: 'Choose waterside' },
          event: { type: 'CONDITIONS_CHANGED', conditions: conditionsOf('scene=waterside') },
        },
        {
          words: { ja: '30分未満をえらぶ', en: 'Choose under 30 minutes' },
          event: { type: 'CONDITIONS_CHANGED', conditions: conditionsOf('time_band=1') },
        },
        {
          words: { ja: '条件をなくす', en: 'Clear' },
          event: { type: 'CONDITIONS_CLEARED', conditions: conditionsOf('') },
        },
        {
          words: { ja: '現在地がわかる', en: 'The place is known' },
          event: { type: 'PLACE_FOUND', place: { lat: 35.68, lng: 139.77 } },
        },
        { words: { ja: 'もう一度', en: 'Again' }, event: { type: 'RETRY' } },
      ]}
      answers={{
        searchCourses: [
          { words: { ja: '結果が届く', en: 'Results come' }, output: searchResult(lang) },
          { words: { ja: '0件', en: 'Nothing' }, output: searchResult(lang, { courses: [], total: 0 }) },
          broken,
        ],
      }}
      screen={(snapshot, send) => (
        <CourseSearchScreen
          conditions={snapshot.context.conditions}
          lists={{
            ...{ municipalities: municipalityList(lang), scenes: sceneList(lang) },
            ...{ lines: [], line: null, stations: [] },
          }}
          result={snapshot.context.result}
          fields={[]}
          isBusy={snapshot.hasTag('busy')}
          errorCode={snapshot.context.errorCode}
          isOnline
          nearby={{ courses: [], errorCode: null, isBusy: false, isFound: false, place: null }}
          hasPlace={snapshot.context.place !== null}
          onRetry={() => send({ type: 'RETRY' })}
          onLocate={() => undefined}
          onStation={() => undefined}
          loadStations={async () => stationsOf(lang)}
        />
      )}
    />
  )),
};

const prepareNearby = (stage: Stage) =>
  nearbyMachine.provide({
    actors: {
      askPermission: stage.actor<'granted' | 'denied' | 'unsupported'>('askPermission'),
      locate: stage.actor<{ lat: number; lng: number }>('locate'),
      searchNearby: stage.actor<CourseSummary[], { lat: number; lng: number; stationId: number | null }>(
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
      events={[
        { words: { ja: '現在地から探す', en: 'Search from here' }, event: { type: 'LOCATE' } },
        {
          words: { ja: '上野駅をえらぶ', en: 'Choose Ueno' },
          event: { type: 'STATION_CHOSEN', stationId: 1, lat: 35.713, lng: 139.777 },
        },
        { words: { ja: 'もう一度', en: 'Again' }, event: { type: 'RETRY' } },
        { words: { ja: '条件が変わる', en: 'Conditions change' }, event: { type: 'RESET' } },
      ]}
      answers={{
        askPermission: [
          { words: { ja: '許可する', en: 'Granted' }, output: 'granted' },
          { words: { ja: '許可しない', en: 'Denied' }, output: 'denied' },
          { words: { ja: '位置を調べられない端末', en: 'The device cannot' }, output: 'unsupported' },
        ],
        locate: [
          { words: { ja: '位置がわかる', en: 'The place is known' }, output: { lat: 35.68, lng: 139.77 } },
          { words: { ja: '位置がわからない', en: 'It is not known' }, error: { code: 'E_UNSUPPORTED' } },
        ],
        searchNearby: [
          { words: { ja: '5コースが届く', en: 'Five courses come' }, output: courseSummaries(lang).slice(0, 5) },
          broken,
        ],
      }}
      screen={(snapshot, send) => (
        <NearbyPart
          courses={snapshot.context.courses}
          errorCode={snapshot.context.errorCode}
          isBusy={snapshot.hasTag('busy')}
          isFound={snapshot.matches('found')}
          isOnline
          onLocate={() => send({ type: 'LOCATE' })}
          onStation={({ id, lat, lng }) => send({ type: 'STATION_CHOSEN', stationId: id, lat, lng })}
          loadStations={async () => stationsOf(lang)}
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
        { words: { ja: '通信が戻る', en: 'The network is back' }, event: { type: 'WENT_ONLINE' } },
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
      // Real windows would cover the buttons that open more of them: the stack stands here in words, the highest first.
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

export const LoadingOverlay: Story = {
  name: '読み込み中の覆い loadingOverlay',
  render: shown((lang) => (
    <LiveMachine
      lang={lang}
      prepare={() => loadingOverlayMachine}
      events={[
        { words: { ja: '仕事が始まる', en: 'Work begins' }, event: { type: 'SHOW' } },
        { words: { ja: '仕事が終わる', en: 'Work ends' }, event: { type: 'HIDE' } },
      ]}
      screen={(snapshot) => (
        <Overlay
          isLoading={snapshot.hasTag('visible')}
          label={lang === 'ja' ? '読み込んでいます' : 'Loading'}
          delay={0}
        >
          <p>{lang === 'ja' ? `待っている仕事 ${snapshot.context.count}` : `${snapshot.context.count} at work`}</p>
        </Overlay>
      )}
    />
  )),
};
