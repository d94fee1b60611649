-- Rows of which there is one: open drafts, pending updates, the use of a key by its sender, the use of a signature.

-- A plan has one open draft, and one open cleaning beside it.
delete from service_requests
  where status in ('NEW', 'WORKING') and number not in (
    select min(number) from service_requests where status in ('NEW', 'WORKING')
    group by agreement_id, incident is not distinct from 'CLEANING_SERVICE');

create unique index service_requests_draft on service_requests (agreement_id)
  where status in ('NEW', 'WORKING') and incident is distinct from 'CLEANING_SERVICE';

create unique index service_requests_cleaning on service_requests (agreement_id)
  where status in ('NEW', 'WORKING') and incident is not distinct from 'CLEANING_SERVICE';

delete from device_updates
  where reviewed_at is null and number not in (
    select min(number) from device_updates where reviewed_at is null group by device_id);

create unique index device_updates_pending on device_updates (device_id) where reviewed_at is null;

-- A key belongs to its sender: a customer, or all who sign with the client's secret.
alter table keyed_requests
  drop constraint keyed_requests_key,
  add column sender text default '' not null,
  add constraint keyed_requests_key primary key (client, sender, operation, key);

create index keyed_requests_sent_at on keyed_requests (sent_at);

create table used_signatures (
  client text not null,
  signature text not null,
  expires_at timestamptz not null,
  constraint used_signatures_key primary key (client, signature)
);

create index used_signatures_expires_at on used_signatures (expires_at);
