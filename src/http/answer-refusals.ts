import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from "fastify";
import type { ErrorBody } from "../wire/contract.ts";
import { READERS } from "../wire/service/readers.ts";
import { noDocument, Refusal, STATUS, tooLarge, unknownType, wrongRequest } from "./errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether it takes no payment, and so says nothing of charges. */
    readonly isFree: boolean;
  }
}

/** Answers every error of an app in the contract's form, and paths and methods that it does not know. */
export function answerRefusals(app: FastifyInstance, isFree: boolean): void {
  app.decorate("isFree", isFree);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === "internal") request.log.error(faultOf(error), "fault");
    sendRefusal(request, reply, refusal);
  });
  const methods = methodsOfPaths(app);
  app.setNotFoundHandler((request, reply) => {
    const allowed = methods.get(pathOf(request.url)) ?? [];
    if (allowed.length > 0) reply.header("allow", allowed.join(", "));
    sendRefusal(request, reply, allowed.length > 0 ? wrongMethod(allowed) : notFound());
  });
}

/** Sends a refusal in the contract's form. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): void {
  const { status, message, freeMessage, retryAfterSeconds } = refusal;
  const body: ErrorBody = { error: request.server.isFree ? freeMessage : message };
  request.told = { ...request.told, code: refusal.code };
  if (retryAfterSeconds !== null) reply.header("retry-after", String(retryAfterSeconds));
  void reply
    .code(status)
    .header("cache-control", "no-store")
    .header("x-error-code", refusal.code)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(body));
}

/** The refusal that an error of Fastify or of a plugin stands for; what is none of them is a fault of ours. */
export function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (error.validation !== undefined) return invalid(error);
  switch (error.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return tooLarge(READERS.construction);
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return unknownType();
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
      return noDocument();
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
      return wrongRequest("bad-length", "The body has not the length that Content-Length says.");
    case "FST_ERR_CTP_INVALID_JSON_BODY":
      return wrongRequest("bad-json", "The body is no valid JSON.");
  }
  const status = error.statusCode ?? 0;
  if (status >= 400 && status < 500) {
    return wrongRequest("bad-request", "The request could not be understood.");
  }
  return new Refusal(STATUS.unreadable, {
    code: "internal",
    sentence: "The server failed on this request.",
    isUncharged: true,
    advice: "please report it",
  });
}

/** What is wrong with a query or a JSON body, without its values. */
function invalid({ validation, validationContext }: FastifyError): Refusal {
  const place = validationContext === "querystring" ? "query" : "JSON body";
  const code = place === "query" ? "bad-query" : "bad-json";
  const [first] = validation ?? [];
  const name = first?.instancePath.slice(1) ?? "";
  const { missingProperty, additionalProperty } = first?.params ?? {};
  if (typeof missingProperty === "string") {
    return missingProperty === "document"
      ? noDocument()
      : wrongRequest(code, `The ${place} lacks \`${missingProperty}\`.`);
  }
  if (typeof additionalProperty === "string") {
    const shown = /^[\w.-]{1,40}$/.test(additionalProperty) ? ` \`${additionalProperty}\`` : "";
    return wrongRequest(code, `The ${place} has a member${shown} that is not known here.`);
  }
  if (first === undefined || name === "") {
    return wrongRequest(code, `The ${place} is not as described in /openapi.json.`);
  }
  return wrongRequest(code, `In the ${place}, \`${name}\` ${faultWords(first)}.`);
}

/** What is wrong with one member; a closed list of values is told by where it stands. */
function faultWords({ keyword, message }: FastifySchemaValidationError): string {
  const isChoice = keyword === "const" || keyword === "enum" || keyword === "anyOf";
  return isChoice ? "must be one of the values that /openapi.json names" : (message ?? "is wrong");
}

/** The methods of each path, as the routes are added. Asking the router would take what was sent for a pattern, which may be a wrong one. */
function methodsOfPaths(app: FastifyInstance): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, readonly string[]>();
  app.addHook("onRoute", ({ url, method }) => {
    const known = methods.get(url) ?? [];
    methods.set(url, [...new Set([...known, method].flat())].toSorted());
  });
  return methods;
}

function wrongMethod(allowed: readonly string[]): Refusal {
  return new Refusal(STATUS.wrongMethod, {
    code: "wrong-method",
    sentence: `This path takes ${allowed.join(", ")} and no other method.`,
  });
}

function notFound(): Refusal {
  return new Refusal(STATUS.notFound, {
    code: "not-found",
    sentence: "There is nothing at this path. /developers says what there is.",
  });
}

function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? "/";
}

/** Of a fault only where it happened: messages may quote what was sent. */
function faultOf(error: Error): object {
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { fault: error.name, at: frames.slice(0, 8).map((line) => line.trim()) };
}
