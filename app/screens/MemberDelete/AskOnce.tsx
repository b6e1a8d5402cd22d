import { text } from '../../../tokens/typography.css.ts';
import { Button } from '../../../ui/Button/index.ts';
import { ButtonLink } from '../../../ui/ButtonLink/index.ts';
import { Checkbox } from '../../../ui/Checkbox/index.ts';
import { Form, formWords } from '../../../ui/Form/index.ts';
import { withJavaScript } from '../../../ui/javascript.css.ts';
import { cluster, stack } from '../../../ui/layout.css.ts';
import { PasswordField } from '../../../ui/PasswordField/index.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { useFormProblems } from '../../forms/useFormProblems.ts';
import { usePage } from '../../PageContext.tsx';
import { path } from '../../routes.ts';
import { instead } from './instead.ts';
import type { AccountDeletion } from './useAccountDeletion.ts';

/** The password once more: nobody deletes what is somebody else's, or by a slip. */
export function AskOnce({
  problem,
  isPending,
  onCancel,
  onSubmit,
}: Pick<AccountDeletion, 'problem' | 'isPending' | 'onCancel' | 'onSubmit'>) {
  const { t, lang, href, member } = usePage();
  const isHydrated = useHydrated();
  const label = t('memberDelete:password');
  return (
    <section className={stack.m} aria-labelledby="ask-once">
      <h2 id="ask-once" className={text.heading}>
        {t('memberDelete:ask')}
      </h2>
      <p id="cannot-be-undone">{t('memberDelete:askText')}</p>
      <Form
        method="post"
        aria-describedby="cannot-be-undone"
        fields={{ password: { label, messages: { notValid: t('memberDelete:wrong') } } }}
        words={formWords[lang]}
        summaryHeadingLevel={3}
        {...useFormProblems(problem)}
        onSubmit={onSubmit}
      >
        {(messages) => (
          <>
            <input
              type="text"
              name="username"
              autoComplete="username"
              defaultValue={member?.user_name ?? ''}
              hidden
              readOnly
            />
            <PasswordField
              id="password"
              name="password"
              label={label}
              autoComplete="current-password"
              showLabel={t('showPassword')}
              hideLabel={t('hidePassword')}
              shownStatus={t('passwordShown')}
              hiddenStatus={t('passwordHidden')}
              errorMessage={messages.password}
              isRequired
              requirementLabel={t('required')}
            />
            {/* The server does not reach what the device keeps. */}
            <div className={withJavaScript} data-waiting={!isHydrated || undefined}>
              <Checkbox name="clear_device" value="1" description={t('memberDelete:clearDeviceHelp')}>
                {t('memberDelete:clearDevice')}
              </Checkbox>
            </div>
            <div className={cluster.s}>
              <Button type="submit" variant="danger" isPending={isPending} pendingLabel={t('memberDelete:deleting')}>
                {t('memberDelete:submit')}
              </Button>
              <ButtonLink href={href(path('memberDelete'))} variant="secondary" onClick={instead(onCancel)}>
                {t('memberDelete:back')}
              </ButtonLink>
            </div>
          </>
        )}
      </Form>
    </section>
  );
}
