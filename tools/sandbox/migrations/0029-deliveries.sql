-- A device that is delivered is dispatched, and neither received nor repaired.

update service_orders set status = 'DISPATCHED'
  where fulfilment = 'Delivery' and status in ('RECEIVED', 'REPAIRED');
