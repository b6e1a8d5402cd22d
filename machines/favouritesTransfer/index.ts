export {
  type FavouritesTransferContext,
  type FavouritesTransferEvent,
  favouritesTransferMachine,
  type TransferredList,
} from './favouritesTransfer.machine.ts';
