import type { AccessibilityReport } from '../../../contract/accessibilityApi.ts';
import { stack } from '../../../ui/layout.css.ts';
import { Table } from '../../../ui/Table/index.ts';
import { usePage } from '../../PageContext.tsx';
import * as css from './History.css.ts';
import { inWords } from './moments.ts';

/** The newest are drawn; the table has them all. */
const drawn = 12;
const [step, bar, height] = [36, 24, 120];

/** How the tests went, the newest first, as a table and as a small picture. */
export function History({ history }: Pick<AccessibilityReport, 'history'>) {
  const { t, i18n } = usePage();
  const newestFirst = history.toSorted((a, b) => b.ended_at.localeCompare(a.ended_at));
  return (
    <div className={stack.m}>
      <figure className={css.figure}>
        <Picture history={newestFirst.slice(0, drawn).reverse()} label={t('accessibility:historyPicture')} />
        <figcaption>
          <ul className={css.legend}>
            {(['met', 'notMet', 'left'] as const).map((word) => (
              <li key={word} className={css.legendItem}>
                <svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true" className={css.picture}>
                  <Part kind={word} x={0} y={0} width={16} height={16} />
                </svg>
                {t(`accessibility:${word}`)}
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
      <Table
        narrow="entries"
        caption={t('accessibility:history')}
        isCaptionHidden
        columns={[
          { id: 'day', label: t('accessibility:testedOn'), isRowHeader: true },
          { id: 'executed', label: t('accessibility:statRuns'), isNumeric: true },
          { id: 'problems', label: t('accessibility:statProblems'), isNumeric: true },
          { id: 'met', label: t('accessibility:met'), isNumeric: true },
          { id: 'failed', label: t('accessibility:notMet'), isNumeric: true },
          { id: 'untested', label: t('accessibility:left'), isNumeric: true },
        ]}
        rows={newestFirst.map(({ ended_at, commit, executed, violations, findings, met, failed, untested }) => ({
          id: `${ended_at} ${commit}`,
          day: inWords(ended_at, i18n),
          executed: i18n.number(executed),
          problems: i18n.number(violations + findings),
          ...{ met, failed, untested },
        }))}
      />
    </div>
  );
}

type Kind = 'met' | 'notMet' | 'left';

/** Bars of what is met, not met and not fully tested, the newest at the right. */
function Picture({ history, label }: { history: AccessibilityReport['history']; label: string }) {
  const width = history.length * step;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className={css.picture}
    >
      {history.map(({ ended_at, met, failed, untested }, at) => {
        const unit = height / Math.max(1, met + failed + untested);
        const place = { x: at * step + (step - bar) / 2, width: bar };
        return (
          <g key={ended_at}>
            <Part kind="left" {...place} y={0} height={untested * unit} />
            <Part kind="notMet" {...place} y={untested * unit} height={failed * unit} />
            <Part kind="met" {...place} y={height - met * unit} height={met * unit} />
          </g>
        );
      })}
    </svg>
  );
}

/** Full, crossed or empty: told apart without colour. */
function Part({ kind, x, y, width, height }: { kind: Kind } & Record<'x' | 'y' | 'width' | 'height', number>) {
  if (height === 0) return null;
  const cross = `M${x} ${y}l${width} ${height}m0 ${-height}l${-width} ${height}`;
  return (
    <>
      <rect className={css.part[kind]} x={x} y={y} width={width} height={height} />
      {kind === 'notMet' && <path className={css.part.notMet} d={cross} />}
    </>
  );
}
