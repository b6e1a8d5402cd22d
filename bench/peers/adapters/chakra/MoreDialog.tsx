import { Button, CloseButton } from '@chakra-ui/react/button';
import { CheckboxGroup } from '@chakra-ui/react/checkbox';
import { Dialog } from '@chakra-ui/react/dialog';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { Portal } from '@chakra-ui/react/portal';
import { Text } from '@chakra-ui/react/text';
import type { useFilters } from '../../content/useFilters.ts';
import { results } from '../../content/words.ts';
import { Choice } from './Choice.tsx';

const words = results.dialog;

export const MoreDialog = ({ isOpen, setOpen, times, setTimes }: ReturnType<typeof useFilters>) => (
  <Dialog.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)}>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>{words.title}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Text mb="4">{words.text}</Text>
            <Fieldset.Root>
              <CheckboxGroup value={times} onValueChange={setTimes}>
                <Fieldset.Legend>{words.label}</Fieldset.Legend>
                <Fieldset.Content>
                  {words.options.map((option) => (
                    <Choice key={option.value} {...option} />
                  ))}
                </Fieldset.Content>
              </CheckboxGroup>
            </Fieldset.Root>
          </Dialog.Body>
          <Dialog.Footer>
            <Button onClick={() => setOpen(false)}>{words.apply}</Button>
          </Dialog.Footer>
          <Dialog.CloseTrigger asChild>
            <CloseButton size="sm" aria-label={words.close} />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
