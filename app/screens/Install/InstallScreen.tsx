import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { cx } from '../../../ui/cx.ts';
import { withJavaScript } from '../../../ui/javascript.css.ts';
import { Link } from '../../../ui/Link/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { Notice } from '../../../ui/Notice/index.ts';
import { StepList } from '../../../ui/StepList/index.ts';
import { usePage } from '../../PageContext.tsx';
import { path, route } from '../../routes.ts';
import * as css from './InstallScreen.css.ts';
import { HomeDrawing, StepDrawing, type StepDrawingName } from './StepDrawing.tsx';

export interface InstallScreenProps {
  /** `waiting`: the browser offers nothing, or not yet. */
  step: 'waiting' | 'offered' | 'asking' | 'failed' | 'installed';
  /** The browser has asked, and was told no. */
  isDeclined: boolean;
  /** The page is open in the installed portal. */
  isRunning: boolean;
  onInstall: () => void;
}

const ways = [
  { id: 'android', steps: ['androidMenu', 'androidItem', 'androidConfirm'] },
  { id: 'apple', steps: ['appleShare', 'appleItem', 'appleAdd'] },
  { id: 'computer', steps: ['computerSign', 'computerConfirm'] },
] as const satisfies readonly { id: string; steps: readonly StepDrawingName[] }[];

/** How the portal gets onto the home screen, and what that is good for. All of it can be read without JavaScript. */
export function InstallScreen(state: InstallScreenProps) {
  const { t, lang, href } = usePage();
  return (
    <div className={stack.xl}>
      <div className={css.top}>
        <div className={stack.m}>
          <h1 className={text.title}>{route('install').label[lang]}</h1>
          <p className={cx(text.lead, measure)}>{t('install:lead')}</p>
          <Offer {...state} />
        </div>
        <HomeDrawing className={css.home} />
      </div>
      <section aria-labelledby="install-gains" className={cx(stack.s, measure)}>
        <h2 id="install-gains" className={text.heading}>
          {t('install:gains')}
        </h2>
        <ul className={css.points}>
          <li>{t('install:gainIcon')}</li>
          <li>{t('install:gainWindow')}</li>
          <li>
            {t('install:gainOffline')} <Link href={href(path('offline'))}>{route('offline').label[lang]}</Link>
          </li>
          <li>{t('install:gainShortcuts')}</li>
        </ul>
      </section>
      <section aria-labelledby="install-ways" className={stack.l}>
        <h2 id="install-ways" className={text.heading}>
          {t('install:ways')}
        </h2>
        {ways.map(({ id, steps }) => (
          <section key={id} aria-labelledby={`install-${id}`} className={stack.s}>
            <h3 id={`install-${id}`} className={text.subheading}>
              {t(`install:${id}`)}
            </h3>
            <StepList
              items={steps.map((name) => ({
                id: name,
                children: (
                  <div className={css.step}>
                    <StepDrawing name={name} />
                    <p className={css.words}>{t(`install:${name}`)}</p>
                  </div>
                ),
              }))}
            />
            <p className={cx(measure, css.aside)}>{t(`install:${id}Else`)}</p>
          </section>
        ))}
      </section>
      <section aria-labelledby="install-limits" className={cx(stack.s, measure)}>
        <h2 id="install-limits" className={text.heading}>
          {t('install:limits')}
        </h2>
        <ul className={css.points}>
          <li>{t('install:limitNetwork')}</li>
          <li>{t('install:limitApple')}</li>
          <li>{t('install:limitInside')}</li>
          <li>{t('install:limitBrowser')}</li>
        </ul>
      </section>
      <section aria-labelledby="install-remove" className={cx(stack.s, measure)}>
        <h2 id="install-remove" className={text.heading}>
          {t('install:remove')}
        </h2>
        <p>{t('install:removeText')}</p>
      </section>
    </div>
  );
}

/** What can be done here and now. Its place is kept, so that nothing moves when the browser makes its offer. */
function Offer({ step, isDeclined, isRunning, onInstall }: InstallScreenProps) {
  const { t } = usePage();
  if (isRunning) return <Notice tone="success" heading={t('install:running')} />;
  const canAsk = step === 'offered' || step === 'asking';
  const words = {
    waiting: t(isDeclined ? 'install:declined' : 'install:byHand'),
    failed: t('install:failed'),
    installed: t('install:installed'),
  };
  return (
    <div className={cx(css.offer, withJavaScript)}>
      {canAsk && (
        <Button isPending={step === 'asking'} onPress={onInstall}>
          {t('install:install')}
        </Button>
      )}
      <p role="status">{step === 'offered' || step === 'asking' ? '' : words[step]}</p>
    </div>
  );
}
