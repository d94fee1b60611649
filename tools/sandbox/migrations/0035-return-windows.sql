-- The window in which a device that was picked up comes back; null where nobody chose one, and in orders made before.

alter table service_orders add column return_slot text;
