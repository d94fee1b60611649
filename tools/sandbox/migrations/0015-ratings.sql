-- What customers say of completed requests.

create table ratings (
  request integer primary key references service_requests on delete cascade,
  score integer not null,
  reasons jsonb not null,
  satisfaction integer not null,
  comment text,
  rated_at timestamptz not null
);
