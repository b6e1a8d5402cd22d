import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Footpath } from '../../../ui/Footpath/index.ts';
import { measure, stack } from '../../../ui/layout.css.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';

export interface MemberDeleteDoneScreenProps {
  /** Whoever is here has a My Page: nothing was deleted. */
  isMember: boolean;
  /** There is something on this device that the server could not delete. */
  hasKept: boolean;
  isCleared: boolean;
  onClear: () => void;
}

/** Nothing is left of the member; what the device keeps can go, too. */
export function MemberDeleteDoneScreen({ isMember, hasKept, isCleared, onClear }: MemberDeleteDoneScreenProps) {
  const { t, lang, href, route } = usePage();
  if (isMember)
    return (
      <div className={`${stack.m} ${measure}`}>
        <h1 className={text.title}>{t('memberDeleteDone:notYet')}</h1>
        <p>{t('memberDeleteDone:notYetText')}</p>
        <p>
          <ButtonLink href={href(path('myPage'))}>{t('memberDeleteDone:toMyPage')}</ButtonLink>
        </p>
      </div>
    );
  return (
    <div className={`${stack.m} ${measure}`}>
      <h1 className={text.title}>{route?.label[lang]}</h1>
      <Footpath />
      <p className={text.lead}>{t('memberDeleteDone:thanks')}</p>
      <p>{t('memberDeleteDone:text')}</p>
      {(hasKept || isCleared) && (
        <section className={stack.s} aria-labelledby="on-device">
          <h2 id="on-device" className={text.heading}>
            {t('memberDeleteDone:device')}
          </h2>
          {hasKept && <p>{t('memberDeleteDone:deviceText')}</p>}
          <p role="status">{isCleared && t('memberDeleteDone:cleared')}</p>
          {hasKept && (
            <div>
              <Button variant="secondary" onPress={onClear}>
                {t('memberDeleteDone:clear')}
              </Button>
            </div>
          )}
        </section>
      )}
      <p>
        <ButtonLink href={href(path('top'))}>{t('failure:toTop')}</ButtonLink>
      </p>
    </div>
  );
}
