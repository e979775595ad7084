import { createServer } from 'node:http';
import { ports } from './ports.ts';
import { openPostOffice } from './post-office.ts';

/** The journeys' mail server; what it received is read over HTTP, since each journey is a process of its own. */
const { arrived } = openPostOffice(ports.smtp);

createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(arrived.filter((mail) => to && mail.to.includes(to))));
}).listen(ports.mails, '127.0.0.1');
