-- Orders that branch: a status may come again, a repair may be quoted, and a delivered one reopened.

alter table request_events drop constraint request_events_key;
alter table request_events add constraint request_events_key primary key (request, status, occurred_at);

-- What a repairer asks for is an order of its own, which is paid as any other; it hands nothing over.
alter table service_orders alter column request drop not null;
alter table service_orders add column quotes integer unique references service_requests on delete cascade;
alter table service_orders add column decide_by timestamptz;

-- The second request of a case, about the same fault.
alter table service_requests add column reopens integer unique references service_requests on delete cascade;
