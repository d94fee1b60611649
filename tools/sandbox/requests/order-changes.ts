import type { OperationRequest } from "../contract/operations.ts";

/** What a request asks of an order beside its time and its device, as columns. What it leaves out is absent. */
export const orderChanges = (asked: OperationRequest<"updateShippingOrder">["body"]): OrderChanges => ({
  ...(asked.ReceiverAddress === undefined ? {} : { address: JSON.stringify(asked.ReceiverAddress) }),
  ...(asked.StoreId === undefined ? {} : { storeId: asked.StoreId }),
  ...(asked.ReturnSlot === undefined ? {} : { returnSlot: asked.ReturnSlot }),
  ...(asked.WithoutAlternateContact === true ? { alternateNumber: null } : {}),
  ...(asked.AlternateContactNumber === undefined ? {} : { alternateNumber: asked.AlternateContactNumber }),
  ...(asked.WithoutProxy === true ? { representative: null } : {}),
  ...(asked.Proxy === undefined ? {} : { representative: JSON.stringify(asked.Proxy) }),
});

/** The columns of an order that a request changes; null takes a value out. */
export interface OrderChanges {
  readonly address?: string;
  readonly storeId?: string;
  readonly returnSlot?: string;
  readonly alternateNumber?: string | null;
  readonly representative?: string | null;
}

/** Whether a request changes nothing beside the time and the device. */
export const isEmpty = (changes: OrderChanges): boolean => Object.keys(changes).length === 0;
