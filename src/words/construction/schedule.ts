// Generated from templates/words. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** Rows of a schedule whose cost goes with time. */
export const timeRows: readonly string[] =
  "general condition[s|];general requirement[s|];supervision;superintendent;site staff;project manage[r|ment];job[ |]site office;job office;site office;site overhead;jobsite overhead;overhead [&|and|/] profit;overhead profit;oh[ |]&[ |]p;temporary [facilities|utilities|services|power|toilets|heat];[contractor's|contractors|builder's|builders|gc|cm|construction management|management] fee".split(
    ";",
  );

/** Rows of the beginning of a job. */
export const openingRows: readonly string[] =
  "mobili[z|s]ation;mobili[z|s]e;move[-|][ |]in;start[-|][ |]up costs;bond[s|];insurance;permit[s|]".split(
    ";",
  );

/** Rows of its end. */
export const closingRows: readonly string[] =
  "final clean[ing|-up| up|];punch[-|][ |]list;punch[-|][ |]out;close[-|][ |]out;demobili[z|s]ation;demobili[z|s]e;as[-|][ |]built[s|];record drawings;final inspection[s|];o[ |]&[ |]m manual[s|];operation[s|] and maintenance manual[s|];commissioning".split(
    ";",
  );
