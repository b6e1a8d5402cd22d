import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectivityMachine } from '../../machines/connectivity/index.ts';
import { cookieConsentMachine } from '../../machines/cookieConsent/index.ts';
import { courseSearchMachine } from '../../machines/courseSearch/index.ts';
import { loadingOverlayMachine } from '../../machines/loadingOverlay/index.ts';
import { modalStackMachine } from '../../machines/modalStack/index.ts';
import { nearbyMachine } from '../../machines/nearby/index.ts';
import { createResourceListMachine } from '../../machines/resourceList/index.ts';
import { Statechart } from './Statechart.tsx';

// The machines stand in `render`, not in `args`: the controls would try to write a whole machine as text.
const meta = { title: '動き/状態遷移図 Statechart', component: Statechart } satisfies Meta<typeof Statechart>;
export default meta;

type Story = Omit<StoryObj<typeof meta>, 'args'>;

const resourceListMachine = createResourceListMachine();

export const ResourceList: Story = { render: () => <Statechart machine={resourceListMachine} /> };
export const CourseSearch: Story = { render: () => <Statechart machine={courseSearchMachine} /> };
export const Nearby: Story = { render: () => <Statechart machine={nearbyMachine} /> };
export const CookieConsent: Story = { render: () => <Statechart machine={cookieConsentMachine} /> };
export const Connectivity: Story = { render: () => <Statechart machine={connectivityMachine} /> };
export const ModalStack: Story = { render: () => <Statechart machine={modalStackMachine} /> };
export const LoadingOverlay: Story = { render: () => <Statechart machine={loadingOverlayMachine} /> };
