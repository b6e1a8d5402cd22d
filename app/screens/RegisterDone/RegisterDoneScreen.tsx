import { text } from '../../../tokens/typography.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Card } from '../../../ui/Card/index.ts';
import { Link } from '../../../ui/Link/index.ts';
import { cluster, grid, measure, stack } from '../../../ui/layout.css.ts';
import { Section } from '../../layout/Section.tsx';
import { Steps } from '../../members/Steps.tsx';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { NameIn } from '../../text/NameIn.tsx';

export interface RegisterDoneScreenProps {
  /** null: a visitor has come by themselves. */
  memberName: string | null;
}

const ways = [
  ['search', 'search'],
  ['walked', null],
  ['favourites', 'favourites'],
  ['myPage', 'myPage'],
] as const;

export function RegisterDoneScreen({ memberName }: RegisterDoneScreenProps) {
  const { t, href } = usePage();
  if (memberName === null) {
    return (
      <div className={`${stack.l} ${measure}`}>
        <h1 className={text.title}>{t('registerDone:visitorTitle')}</h1>
        <p>{t('registerDone:visitor')}</p>
        <p className={cluster.m}>
          <ButtonLink href={href(path('login'), { next: path('myPage') })}>{t('logIn')}</ButtonLink>
          <Link href={href(path('register'))} variant="standalone">
            {t('registerDone:register')}
          </Link>
        </p>
      </div>
    );
  }
  return (
    <>
      <div className={stack.l}>
        <h1 className={text.title}>{t('registerDone:title')}</h1>
        <Steps flow="registration" current="done" />
        <div className={`${stack.s} ${measure}`}>
          <p className={text.lead}>
            <NameIn name={memberName} sentence={(name) => t('registerDone:welcome', { name })} />
          </p>
          <p>{t('registerDone:remember')}</p>
        </div>
      </div>
      <Section heading={t('registerDone:nextTitle')}>
        <ul className={grid.wide}>
          {ways.map(([way, route]) => (
            <li key={way}>
              <Card heading={t(`registerDone:${way}`)} href={route ? href(path(route)) : undefined}>
                <p>{t(`registerDone:${way}Text`)}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
