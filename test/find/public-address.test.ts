import { expect, test } from "vitest";
import { isPublicAddress } from "../../src/find/public-address.ts";

/** Every spelling in which an address is understood, and names that never leave a network. */
const LOCAL = [
  "http://127.0.0.1/",
  "http://127.1/",
  "http://0x7f.1/",
  "http://0177.0.0.1/",
  "http://2130706433/",
  "http://0x7f000001/",
  "http://127.0.0.1./",
  "http://%31%32%37.0.0.1/",
  "http://１２７.0.0.1/",
  "http://public.example.com@127.0.0.1/",
  "http://0.0.0.0/",
  "http://10.1.2.3/",
  "http://172.16.0.1/",
  "http://172.31.255.254/",
  "http://192.168.1.1/",
  "http://100.64.0.1/",
  "http://169.254.169.254/latest/meta-data",
  "http://0xa9fea9fe/",
  "http://198.18.0.1/",
  "http://224.0.0.1/",
  "http://255.255.255.255/",
  "http://[::1]/",
  "http://[::]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:a9fe:a9fe]/",
  "http://[::127.0.0.1]/",
  "http://[64:ff9b::a9fe:a9fe]/",
  "http://[64:ff9b:1::1]/",
  "http://[2002:7f00:1::]/",
  "http://[2001:0:7f00:1::]/",
  "http://[fe80::1]/",
  "http://[fc00::1]/",
  "http://[fd00:ec2::254]/",
  "http://[ff02::1]/",
  "http://localhost/",
  "http://LOCALHOST./",
  "http://api.localhost/",
  "http://printer.local/",
  "http://metadata.google.internal/computeMetadata/v1/",
  "http://metadata/",
  "http://router.lan/",
  "http://router.home.arpa/",
  "http://wiki.corp/",
  "http://127.0.0.1.nip.io/",
  "http://a.localtest.me/",
  "https://{host}/mcp",
  "https://api.{domain}/mcp",
];

test.each(LOCAL)("%s leads to no public place", (address) => {
  expect(isPublicAddress(new URL(address))).toBe(false);
});

const PUBLIC = [
  "https://api.example.com/v1",
  "https://api.example.com./v1",
  "https://{tenant}.example.com/mcp",
  "https://8.8.8.8/",
  "https://172.32.0.1/",
  "https://100.128.0.1/",
  "https://[2606:4700::1111]/",
  "https://localhost.example.com/",
  "https://internal.example.com/local",
  "https://xn--bcher-kva.example/",
];

test.each(PUBLIC)("%s is one", (address) => {
  expect(isPublicAddress(new URL(address))).toBe(true);
});
