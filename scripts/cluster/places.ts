/** Addresses on this machine only. Each part of the cluster has its own, as each machine of a real shop. */
export const network = '127.0.0.0/8';

export const etcd = '127.0.0.10';
export const haproxy = '127.0.0.10';
export const pgbouncer = '127.0.0.10';
export const nginx = '127.0.0.10';
export const databaseAddresses = ['127.0.0.11', '127.0.0.12', '127.0.0.13'];
export const webAddresses = ['127.0.0.21', '127.0.0.22'];
export const webPort = 3080;

export const frontUrl = `http://${nginx}:8080`;
