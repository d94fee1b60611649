-- What happens to requests after they are submitted, and why they are cancelled.

create table request_events (
  request integer not null references service_requests on delete cascade,
  status text not null,
  occurred_at timestamptz not null,
  constraint request_events_key primary key (request, status)
);

create table cancellations (
  request integer primary key references service_requests on delete cascade,
  reason text not null,
  note text not null,
  requested_by text not null
);
