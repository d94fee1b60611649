-- Requests that are looked into before they are approved: why, until when their customers hear, what is asked, and the answer.

create table holds (
  request integer primary key references service_requests on delete cascade,
  reason text not null,
  hear_by timestamptz not null,
  asks text,
  note text,
  documents jsonb,
  answered_at timestamptz
);
