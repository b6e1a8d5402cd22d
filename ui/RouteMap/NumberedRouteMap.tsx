import { Drawing, type RouteMapProps } from './RouteMap.tsx';
import { RouteSigns } from './RouteSigns.tsx';

export type NumberedRouteMapProps = Omit<RouteMapProps, 'size'> & {
  /**
   * what it is known by: its ends, waters, the stations around it, its highlights, the most important first; those without room
   * are left out
   */
  names?: readonly { name: string; lat: number; lng: number; isWide?: boolean }[];
};

/** The picture of one course: start, goal, its highlights by number, and the names to know it by. */
export function NumberedRouteMap({ names = [], points = [], ...props }: NumberedRouteMapProps) {
  return (
    <Drawing
      {...props}
      points={points}
      size="full"
      over={({ project, ...route }) => (
        <RouteSigns
          {...route}
          names={names.map(({ name, lat, lng, isWide }) => ({ name, isWide, spot: project([lat, lng]) }))}
          signs={points
            .filter(({ kind }) => kind === 'highlight')
            .map(({ lat, lng, number }, at) => ({ spot: project([lat, lng]), number: number ?? at + 1 }))}
        />
      )}
    />
  );
}
