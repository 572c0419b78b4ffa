import { BlockList, isIP } from "node:net";

/**
 * Whether an address leads to somewhere that anybody can reach: no loopback, link-local, private, carrier's or metadata address
 * in any spelling, and no name that is local by definition. A listing of any other is an instruction to knock at the
 * reader's own doors. What a public name resolves to is not looked up.
 */
export function isPublicAddress(url: URL): boolean {
  // Decimal, hexadecimal and octal spellings, percent escapes and full-width letters are gone: the URL has parsed them.
  const host = url.hostname.replace(/\.+$/, "").toLowerCase();
  if (host.startsWith("[")) return isPublicIp(host.slice(1, -1));
  return isIP(host) === 0 ? isPublicName(host) : isPublicIp(host);
}

/** Ends of names that no public resolver knows (RFC 6761, 6762, 8375, and what networks name their own machines). */
const LOCAL_ENDS =
  /(?:^|\.)(?:localhost|local|internal|localdomain|lan|home|corp|intranet|private|home\.arpa|test|invalid)$/;

/** Public names that hold an address, and so lead to any machine. */
const HOLDS_ADDRESS =
  /(?:^|\.)(?:nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|traefik\.me|backname\.io)$/;

function isPublicName(name: string): boolean {
  // Where a part is filled in by the caller, the end of the name has to be there.
  const [end = ""] = name.split(".").slice(-1);
  if (!name.includes(".") || end.includes("{") || end.includes("%")) return false;
  return !LOCAL_ENDS.test(name) && !HOLDS_ADDRESS.test(name);
}

/** Addresses of version 4 that are not reached from everywhere: IANA's registry of special purposes. */
const SPECIAL_4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** The same of version 6 inside of what is public: protocols, tunnels that hold addresses of version 4, and documentation. */
const SPECIAL_6: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const SPECIAL = new BlockList();
for (const [net, prefix] of SPECIAL_4) SPECIAL.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of SPECIAL_6) SPECIAL.addSubnet(net, prefix, "ipv6");

/** All that is public in version 6; mapped, translated, local and metadata addresses stand outside of it. */
const GLOBAL_6 = new BlockList();
GLOBAL_6.addSubnet("2000::", 3, "ipv6");

function isPublicIp(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !SPECIAL.check(address, "ipv4");
    case 6:
      return GLOBAL_6.check(address, "ipv6") && !SPECIAL.check(address, "ipv6");
    default:
      return false;
  }
}
