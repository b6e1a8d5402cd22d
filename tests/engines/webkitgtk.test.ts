import { journeys } from './journeys.ts';
import { webKitGtk } from './webkitgtk.ts';

journeys('WebKitGTK', webKitGtk);
