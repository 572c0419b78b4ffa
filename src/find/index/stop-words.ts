/** Words that say nothing of what is needed: those of every sentence, and those in which needs are put. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all also am an and any are as at be been being but by can could did do does doing else for from get gets
  getting give gives had has have having he her here him his how i if in into is it its just kind let like me my need
  needed needs no nor not of off on one or other our out over own please same she should so some somebody someone
  something somehow such than that the their them then there these they thing things this those through to too tool
  tools us very want wants was way we were what when where which while who whom whose why will with would you your
  find finds finding looking using use used uses via able help helps app application apis api service services agent agents llm llms llm's
  dont doesnt isnt im ive id lets got it'll make makes making now right still thats theres whats`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
