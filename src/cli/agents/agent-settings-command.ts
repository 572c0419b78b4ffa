import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { enumerate } from "../../finding/figure-words.ts";
import { EXIT, type ExitCode, UsageError } from "../exit-code.ts";
import { paintFor, steerless, tell, visible } from "../terminal.ts";
import { AGENT_CLIENTS, type AgentClient, pathsOf, type Surroundings } from "./agent-clients.ts";
import { startOf } from "./agent-start.ts";
import { type Asker, terminalAsker } from "./asker.ts";
import type { ClientName } from "./client-names.ts";
import { thisMachine } from "./machine.ts";
import type { Edit } from "./settings-edit.ts";
import { readSettings, type SettingsFile, writeSettings } from "./settings-file.ts";
import { shownChange } from "./shown-change.ts";

/** The options of `mcp install` and `mcp uninstall`. */
export interface AgentSettingsOptions {
  /** The settings of the current project, and not those of the account. */
  readonly project?: boolean;
  /** Writes without asking. */
  readonly yes?: boolean;
  /** Prints the entry, and writes nothing. */
  readonly print?: boolean;
}

/** What the commands meet outside of themselves. */
export interface Ports {
  readonly around: Surroundings;
  readonly asker: Asker;
}

/** Lets an agent start crossfoot: writes its settings, when asked and answered. */
export async function installCommand(
  name: ClientName,
  folders: readonly string[],
  options: AgentSettingsOptions,
  { around, asker }: Ports = { around: thisMachine(), asker: terminalAsker() },
): Promise<ExitCode> {
  const client = AGENT_CLIENTS[name];
  const allowed = await allowedFolders(folders, around);
  const entry = client.entry(startOf(around.platform, allowed));
  const path = placeOf(client, options, around);
  const snippet = client.format.snippet(entry);
  if (options.print === true) {
    process.stdout.write(snippet);
    tell(`This belongs in ${visible(path)}. Nothing was written.`);
    return EXIT.fine;
  }
  const file = await readSettings(path);
  const edit = client.format.put(file.text, entry);
  return settled(file, edit, {
    where: whereWords(client, options, path),
    same: "It starts crossfoot with these folders already. Nothing was changed.",
    byHand: `Mend it and try again, or add this by hand:\n\n${steerless(snippet).trimEnd()}`,
    notes: [
      ...newFileNotes(client, options, { file, around }),
      `For ${client.title}, crossfoot then reads what lies in ${enumerate(allowed.map(visible))}, and nothing else.`,
      ...(options.project === true
        ? ["Whoever shares this file needs the same folders in the same places."]
        : []),
    ],
    question: "Write this?",
    done: `Written. ${client.next}`,
    asker,
    options,
  });
}

/** Takes crossfoot out of the settings of an agent, and nothing else. */
export async function uninstallCommand(
  name: ClientName,
  options: AgentSettingsOptions,
  { around, asker }: Ports = { around: thisMachine(), asker: terminalAsker() },
): Promise<ExitCode> {
  const client = AGENT_CLIENTS[name];
  const path = placeOf(client, options, around);
  const file = await readSettings(path);
  return settled(file, client.format.drop(file.text), {
    where: whereWords(client, options, path),
    same: "It does not start crossfoot. Nothing was changed.",
    byHand: "Mend it and try again, or take crossfoot out by hand.",
    notes: [],
    question: "Take this out?",
    done: `Taken out. ${client.title} starts without crossfoot the next time.`,
    asker,
    options,
  });
}

/** What is said of an edit, and who is asked. */
interface Settling {
  readonly where: string;
  readonly same: string;
  readonly byHand: string;
  readonly notes: readonly string[];
  readonly question: string;
  readonly done: string;
  readonly asker: Asker;
  readonly options: AgentSettingsOptions;
}

/** Shows an edit, asks, and writes it. */
async function settled(file: SettingsFile, edit: Edit, settling: Settling): Promise<ExitCode> {
  const { where, asker, options } = settling;
  if (edit.kind === "refused") {
    const sentence = `${visible(file.path)} ${visible(edit.reason)}. Nothing was changed.`;
    throw new UsageError(`${sentence} ${settling.byHand}`);
  }
  tell(where);
  if (edit.kind === "same") {
    tell(settling.same);
    return EXIT.fine;
  }
  tell(`\n${changeLines(file.text ?? "", edit.text).join("\n")}\n`);
  for (const note of settling.notes) tell(note);
  if (options.yes !== true) {
    if (!asker.isThere) {
      throw new UsageError(
        "Nothing was written: there is no terminal to ask at. Add --yes to write it.",
      );
    }
    if ((await asker.agrees(settling.question)) !== true) {
      tell("Nothing was written.");
      return EXIT.interrupted;
    }
  }
  await writeSettings(file, edit.text, options.project === true ? 0o644 : 0o600);
  tell(settling.done);
  return EXIT.fine;
}

function changeLines(before: string, after: string): readonly string[] {
  const { removed, added } = shownChange(before, after);
  const paint = paintFor(process.stderr);
  return [
    ...removed.map((line) => paint.red(`  - ${steerless(line)}`)),
    ...added.map((line) => paint.green(`  + ${steerless(line)}`)),
  ];
}

function whereWords(
  { title }: AgentClient,
  { project }: AgentSettingsOptions,
  path: string,
): string {
  const scope = project === true ? "this project" : "this account";
  return `${title}, settings of ${scope}: ${visible(path)}`;
}

function newFileNotes(
  { title }: AgentClient,
  { project }: AgentSettingsOptions,
  { file, around }: { readonly file: SettingsFile; readonly around: Surroundings },
): readonly string[] {
  if (file.text !== null) return [];
  const isNew = project === true || around.isThere(dirname(file.path));
  return [
    isNew
      ? "The file is new."
      : `The file is new, and so is its folder: ${title} has not run for this account yet, or is not installed.`,
  ];
}

function placeOf(
  client: AgentClient,
  { project }: AgentSettingsOptions,
  around: Surroundings,
): string {
  if (project !== true) return client.userFile(around);
  if (client.projectFile !== null) {
    return pathsOf(around).join(around.folder, ...client.projectFile);
  }
  throw new UsageError(`${client.title} has no settings of a project: leave out --project.`);
}

/** The folders that the agent may read, absolute; the current one where none is named. */
async function allowedFolders(
  folders: readonly string[],
  around: Surroundings,
): Promise<readonly string[]> {
  const paths = pathsOf(around);
  const named = folders.map((folder) => paths.resolve(around.folder, folder));
  if (named.length === 0) {
    if (paths.parse(around.folder).root === around.folder) {
      throw new UsageError("Name the folders that the agent may read: this one is the whole disk.");
    }
    return [around.folder];
  }
  for (const folder of named) {
    const state = await stat(folder).catch(() => null);
    if (state?.isDirectory() !== true) {
      throw new UsageError(`${visible(folder)} is not there or is no folder.`);
    }
  }
  return [...new Set(named)];
}
