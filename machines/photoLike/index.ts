export {
  type Liked,
  type PhotoLikeContext,
  type PhotoLikeEvent,
  type PhotoLikeInput,
  photoLikeMachine,
} from './photoLike.machine.ts';
