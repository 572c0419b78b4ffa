// Generated from templates/waivers. After changing that: UPDATE=1 npx vitest run test/words.test.ts

/** A form of a lien waiver that a statute sets. */
export interface StatuteForm {
  readonly state: string;
  readonly statute: string;
  /** Its title, notices and paragraphs; blanks stand in them as "{}". */
  readonly passages: readonly string[];
}

/** Forms of lien waivers whose text was verified. */
export const STATUTE_FORMS: readonly StatuteForm[] = [
  {
    state: "AZ",
    statute: "Ariz. Rev. Stat. § 33-1008(D)(3)",
    passages: [
      "Conditional waiver and release on final payment",
      "On receipt by the undersigned of a check from {} (maker of check) in the sum of ${} (amount of check) payable to {} (payee or payees of check) and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release any mechanic's lien, any state or federal statutory bond right, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to claim or payment rights for persons in the undersigned's position, the undersigned has on the job of {} (owner) located at {} (job description). This release covers the final payment to the undersigned for all labor, services, equipment or materials furnished to the jobsite or to {} (person with whom undersigned contracted), except for disputed claims in the amount of ${}. Before any recipient of this document relies on it, the person should verify evidence of payment to the undersigned.",
      "The undersigned warrants that he either has already paid or will use the monies he receives from this final payment to promptly pay in full all his laborers, subcontractors, materialmen and suppliers for all work, materials, equipment or services provided for or to the above referenced project up to the date of this waiver.",
    ],
  },
  {
    state: "AZ",
    statute: "Ariz. Rev. Stat. § 33-1008(D)(1)",
    passages: [
      "Conditional waiver and release on progress payment",
      "On receipt by the undersigned of a check from {} (maker of check) in the sum of ${} (amount of check) payable to {} (payee or payees of check) and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release any mechanic's lien, any state or federal statutory bond right, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to claim or payment rights for persons in the undersigned's position that the undersigned has on the job of {} (owner) located at {} (job description) to the following extent. This release covers a progress payment for all labor, services, equipment or materials furnished to the jobsite or to {} (person with whom undersigned contracted), through {} (date) only and does not cover any retention, pending modifications and changes or items furnished after that date. Before any recipient of this document relies on it, that person should verify evidence of payment to the undersigned.",
      "The undersigned warrants that he either has already paid or will use the monies he receives from this progress payment to promptly pay in full all of his laborers, subcontractors, materialmen and suppliers for all work, materials, equipment or services provided for or to the above referenced project up to the date of this waiver.",
    ],
  },
  {
    state: "AZ",
    statute: "Ariz. Rev. Stat. § 33-1008(D)(4)",
    passages: [
      "Unconditional waiver and release on final payment",
      "The undersigned has been paid in full for all labor, services, equipment or material furnished to the jobsite or to {} (person with whom undersigned contracted), on the job of {} (owner) located at {} (job description) and does hereby waive and release any right to mechanic's lien, any state or federal statutory bond right, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to claim or payment rights for persons in the undersigned's position, except for disputed claims for extra work in the amount of ${}.",
      "The undersigned warrants that he either has already paid or will use the monies he receives from this final payment to promptly pay in full all of his laborers, subcontractors, materialmen and suppliers for all work, materials, equipment or services provided for or to the above referenced project.",
      "Notice: This document waives rights unconditionally and states that you have been paid for giving up those rights. This document is enforceable against you if you sign it, even if you have not been paid. If you have not been paid, use a conditional release form.",
    ],
  },
  {
    state: "CA",
    statute: "Cal. Civ. Code § 8136",
    passages: [
      "CONDITIONAL WAIVER AND RELEASE ON FINAL PAYMENT",
      "NOTICE: THIS DOCUMENT WAIVES THE CLAIMANT’S LIEN, STOP PAYMENT NOTICE, AND PAYMENT BOND RIGHTS EFFECTIVE ON RECEIPT OF PAYMENT. A PERSON SHOULD NOT RELY ON THIS DOCUMENT UNLESS SATISFIED THAT THE CLAIMANT HAS RECEIVED PAYMENT.",
      "This document waives and releases lien, stop payment notice, and payment bond rights the claimant has for labor and service provided, and equipment and material delivered, to the customer on this job. Rights based upon labor or service provided, or equipment or material delivered, pursuant to a written change order that has been fully executed by the parties prior to the date that this document is signed by the claimant, are waived and released by this document, unless listed as an Exception below. This document is effective only on the claimant’s receipt of payment from the financial institution on which the following check is drawn:",
      "This document does not affect any of the following:",
    ],
  },
  {
    state: "CA",
    statute: "Cal. Civ. Code § 8132",
    passages: [
      "CONDITIONAL WAIVER AND RELEASE ON PROGRESS PAYMENT",
      "NOTICE: THIS DOCUMENT WAIVES THE CLAIMANT’S LIEN, STOP PAYMENT NOTICE, AND PAYMENT BOND RIGHTS EFFECTIVE ON RECEIPT OF PAYMENT. A PERSON SHOULD NOT RELY ON THIS DOCUMENT UNLESS SATISFIED THAT THE CLAIMANT HAS RECEIVED PAYMENT.",
      "This document waives and releases lien, stop payment notice, and payment bond rights the claimant has for labor and service provided, and equipment and material delivered, to the customer on this job through the Through Date of this document. Rights based upon labor or service provided, or equipment or material delivered, pursuant to a written change order that has been fully executed by the parties prior to the date that this document is signed by the claimant, are waived and released by this document, unless listed as an Exception below. This document is effective only on the claimant’s receipt of payment from the financial institution on which the following check is drawn:",
      "This document does not affect any of the following:",
      "(1) Retentions.",
      "(2) Extras for which the claimant has not received payment.",
      "(3) The following progress payments for which the claimant has previously given a conditional waiver and release but has not received payment:",
      "(4) Contract rights, including (A) a right based on rescission, abandonment, or breach of contract, and (B) the right to recover compensation for work not compensated by the payment.",
    ],
  },
  {
    state: "CA",
    statute: "Cal. Civ. Code § 8138",
    passages: [
      "UNCONDITIONAL WAIVER AND RELEASE ON FINAL PAYMENT",
      "NOTICE TO CLAIMANT: THIS DOCUMENT WAIVES AND RELEASES LIEN, STOP PAYMENT NOTICE, AND PAYMENT BOND RIGHTS UNCONDITIONALLY AND STATES THAT YOU HAVE BEEN PAID FOR GIVING UP THOSE RIGHTS. THIS DOCUMENT IS ENFORCEABLE AGAINST YOU IF YOU SIGN IT, EVEN IF YOU HAVE NOT BEEN PAID. IF YOU HAVE NOT BEEN PAID, USE A CONDITIONAL WAIVER AND RELEASE FORM.",
      "This document waives and releases lien, stop payment notice, and payment bond rights the claimant has for all labor and service provided, and equipment and material delivered, to the customer on this job. Rights based upon labor or service provided, or equipment or material delivered, pursuant to a written change order that has been fully executed by the parties prior to the date that this document is signed by the claimant, are waived and released by this document, unless listed as an Exception below. The claimant has been paid in full.",
      "This document does not affect the following:",
    ],
  },
  {
    state: "CA",
    statute: "Cal. Civ. Code § 8134",
    passages: [
      "UNCONDITIONAL WAIVER AND RELEASE ON PROGRESS PAYMENT",
      "NOTICE TO CLAIMANT: THIS DOCUMENT WAIVES AND RELEASES LIEN, STOP PAYMENT NOTICE, AND PAYMENT BOND RIGHTS UNCONDITIONALLY AND STATES THAT YOU HAVE BEEN PAID FOR GIVING UP THOSE RIGHTS. THIS DOCUMENT IS ENFORCEABLE AGAINST YOU IF YOU SIGN IT, EVEN IF YOU HAVE NOT BEEN PAID. IF YOU HAVE NOT BEEN PAID, USE A CONDITIONAL WAIVER AND RELEASE FORM.",
      "This document waives and releases lien, stop payment notice, and payment bond rights the claimant has for labor and service provided, and equipment and material delivered, to the customer on this job through the Through Date of this document. Rights based upon labor or service provided, or equipment or material delivered, pursuant to a written change order that has been fully executed by the parties prior to the date that this document is signed by the claimant, are waived and released by this document, unless listed as an Exception below. The claimant has received the following progress payment:",
      "This document does not affect any of the following:",
      "(1) Retentions.",
      "(2) Extras for which the claimant has not received payment.",
      "(3) Contract rights, including (A) a right based on rescission, abandonment, or breach of contract, and (B) the right to recover compensation for work not compensated by the payment.",
    ],
  },
  {
    state: "FL",
    statute: "Fla. Stat. § 713.20(5)",
    passages: [
      "WAIVER AND RELEASE OF LIEN UPON FINAL PAYMENT",
      "The undersigned lienor, in consideration of the final payment in the amount of ${}, hereby waives and releases its lien and right to claim a lien for labor, services, or materials furnished to {} on the job of {} to the following described property:",
      "{}",
      "DATED on {}.",
    ],
  },
  {
    state: "FL",
    statute: "Fla. Stat. § 713.20(4)",
    passages: [
      "WAIVER AND RELEASE OF LIEN UPON PROGRESS PAYMENT",
      "The undersigned lienor, in consideration of the sum of ${}, hereby waives and releases its lien and right to claim a lien for labor, services, or materials furnished through {} to {} on the job of {} to the following property:",
      "{}",
      "This waiver and release does not cover any retention or labor, services, or materials furnished after the date specified.",
      "DATED on {}.",
    ],
  },
  {
    state: "GA",
    statute: "O.C.G.A. § 44-14-366(e)",
    passages: [
      "WAIVER AND RELEASE OF LIEN AND PAYMENT BOND RIGHTS UPON FINAL PAYMENT",
      "STATE OF GEORGIA",
      "THE UNDERSIGNED MECHANIC AND/OR MATERIALMAN HAS BEEN EMPLOYED BY {} (NAME OF CONTRACTOR) TO FURNISH {} (DESCRIBE MATERIALS AND/OR LABOR) FOR THE CONSTRUCTION OF IMPROVEMENTS KNOWN AS {} (TITLE OF THE PROJECT OR BUILDING) WHICH IS LOCATED IN THE CITY OF {}, COUNTY OF {}, AND IS OWNED BY {} (NAME OF OWNER) AND MORE PARTICULARLY DESCRIBED AS FOLLOWS:",
      "{}",
      "(DESCRIBE THE PROPERTY UPON WHICH THE IMPROVEMENTS WERE MADE BY USING EITHER A METES AND BOUNDS DESCRIPTION, THE LAND LOT DISTRICT, BLOCK AND LOT NUMBER, OR STREET ADDRESS OF THE PROJECT.)",
      "UPON THE RECEIPT OF THE SUM OF ${}, THE MECHANIC AND/OR MATERIALMAN WAIVES AND RELEASES ANY AND ALL LIENS OR CLAIMS OF LIENS IT HAS UPON THE FOREGOING DESCRIBED PROPERTY OR ANY RIGHTS AGAINST ANY LABOR AND/OR MATERIAL BOND ON ACCOUNT OF LABOR OR MATERIALS, OR BOTH, FURNISHED BY THE UNDERSIGNED TO OR ON ACCOUNT OF SAID CONTRACTOR FOR SAID PROPERTY.",
      "GIVEN UNDER HAND AND SEAL THIS {} DAY OF {}, {}.",
      "NOTICE: WHEN YOU EXECUTE AND SUBMIT THIS DOCUMENT, YOU SHALL BE CONCLUSIVELY DEEMED TO HAVE WAIVED AND RELEASED ANY AND ALL LIENS AND CLAIMS OF LIENS UPON THE FOREGOING DESCRIBED PROPERTY AND ANY RIGHTS REGARDING ANY LABOR OR MATERIAL BOND REGARDING THE SAID PROPERTY TO THE EXTENT (AND ONLY TO THE EXTENT) SET FORTH ABOVE, EVEN IF YOU HAVE NOT ACTUALLY RECEIVED SUCH PAYMENT, 90 DAYS AFTER THE DATE STATED ABOVE UNLESS YOU FILE AN AFFIDAVIT OF NONPAYMENT PRIOR TO THE EXPIRATION OF SUCH 90 DAY PERIOD. THE FAILURE TO INCLUDE THIS NOTICE LANGUAGE ON THE FORM SHALL RENDER THE FORM UNENFORCEABLE AND INVALID AS A WAIVER AND RELEASE UNDER O.C.G.A. § 44-14-366.",
    ],
  },
  {
    state: "GA",
    statute: "O.C.G.A. § 44-14-366(c)",
    passages: [
      "WAIVER AND RELEASE OF LIEN AND PAYMENT BOND RIGHTS UPON INTERIM PAYMENT",
      "STATE OF GEORGIA",
      "THE UNDERSIGNED MECHANIC AND/OR MATERIALMAN HAS BEEN EMPLOYED BY {} (NAME OF CONTRACTOR) TO FURNISH {} (DESCRIBE MATERIALS AND/OR LABOR) FOR THE CONSTRUCTION OF IMPROVEMENTS KNOWN AS {} (TITLE OF THE PROJECT OR BUILDING) WHICH IS LOCATED IN THE CITY OF {}, COUNTY OF {}, AND IS OWNED BY {} (NAME OF OWNER) AND MORE PARTICULARLY DESCRIBED AS FOLLOWS:",
      "{}",
      "(DESCRIBE THE PROPERTY UPON WHICH THE IMPROVEMENTS WERE MADE BY USING EITHER A METES AND BOUNDS DESCRIPTION, THE LAND LOT DISTRICT, BLOCK AND LOT NUMBER, OR STREET ADDRESS OF THE PROJECT.)",
      "UPON THE RECEIPT OF THE SUM OF ${}, THE MECHANIC AND/OR MATERIALMAN WAIVES AND RELEASES ANY AND ALL LIENS OR CLAIMS OF LIENS IT HAS UPON THE FOREGOING DESCRIBED PROPERTY OR ANY RIGHTS AGAINST ANY LABOR AND/OR MATERIAL BOND THROUGH THE DATE OF {} (DATE) AND EXCEPTING THOSE RIGHTS AND LIENS THAT THE MECHANIC AND/OR MATERIALMAN MIGHT HAVE IN ANY RETAINED AMOUNTS, ON ACCOUNT OF LABOR OR MATERIALS, OR BOTH, FURNISHED BY THE UNDERSIGNED TO OR ON ACCOUNT OF SAID CONTRACTOR FOR SAID BUILDING OR PREMISES.",
      "GIVEN UNDER HAND AND SEAL THIS {} DAY OF {}, {}.",
      "NOTICE: WHEN YOU EXECUTE AND SUBMIT THIS DOCUMENT, YOU SHALL BE CONCLUSIVELY DEEMED TO HAVE WAIVED AND RELEASED ANY AND ALL LIENS AND CLAIMS OF LIENS UPON THE FOREGOING DESCRIBED PROPERTY AND ANY RIGHTS REGARDING ANY LABOR OR MATERIAL BOND REGARDING THE SAID PROPERTY TO THE EXTENT (AND ONLY TO THE EXTENT) SET FORTH ABOVE, EVEN IF YOU HAVE NOT ACTUALLY RECEIVED SUCH PAYMENT, 90 DAYS AFTER THE DATE STATED ABOVE UNLESS YOU FILE AN AFFIDAVIT OF NONPAYMENT PRIOR TO THE EXPIRATION OF SUCH 90 DAY PERIOD. THE FAILURE TO INCLUDE THIS NOTICE LANGUAGE ON THE FORM SHALL RENDER THE FORM UNENFORCEABLE AND INVALID AS A WAIVER AND RELEASE UNDER O.C.G.A. § 44-14-366.",
    ],
  },
  {
    state: "NV",
    statute: "Nev. Rev. Stat. § 108.2457(5)(c)",
    passages: [
      "CONDITIONAL WAIVER AND RELEASE UPON FINAL PAYMENT",
      "Upon receipt by the undersigned of a check in the above-referenced Payment Amount payable to the undersigned, and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release and the undersigned shall be deemed to waive any notice of lien, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to payment rights that the undersigned has on the above-described Property to the following extent:",
      "This release covers the final payment to the undersigned for all work, materials or equipment furnished by the undersigned to the Property or to the Undersigned’s Customer and does not cover payment for Disputed Claims, if any. Before any recipient of this document relies on it, the recipient should verify evidence of payment to the undersigned. The undersigned warrants that he or she either has already paid or will use the money received from the final payment promptly to pay in full all laborers, subcontractors, materialmen and suppliers for all work, materials or equipment that are the subject of this waiver and release.",
    ],
  },
  {
    state: "NV",
    statute: "Nev. Rev. Stat. § 108.2457(5)(a)",
    passages: [
      "CONDITIONAL WAIVER AND RELEASE UPON PROGRESS PAYMENT",
      "Upon receipt by the undersigned of a check in the above-referenced Payment Amount payable to the undersigned, and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release and the undersigned shall be deemed to waive any notice of lien, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to payment rights that the undersigned has on the above-described Property to the following extent:",
      "This release covers a progress payment for the work, materials or equipment furnished by the undersigned to the Property or to the Undersigned’s Customer which are the subject of the Invoice or Payment Application, but only to the extent of the Payment Amount or such portion of the Payment Amount as the undersigned is actually paid, and does not cover any retention withheld, any items, modifications or changes pending approval, disputed items and claims, or items furnished that are not paid. Before any recipient of this document relies on it, the recipient should verify evidence of payment to the undersigned. The undersigned warrants that he or she either has already paid or will use the money received from this progress payment promptly to pay in full all laborers, subcontractors, materialmen and suppliers for all work, materials or equipment that are the subject of this waiver and release.",
    ],
  },
  {
    state: "NV",
    statute: "Nev. Rev. Stat. § 108.2457(5)(d)",
    passages: [
      "UNCONDITIONAL WAIVER AND RELEASE UPON FINAL PAYMENT",
      "The undersigned has been paid in full for all work, materials and equipment furnished to the Customer for the above-described Property and does hereby waive and release any notice of lien, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to payment rights that the undersigned has on the above-described Property, except for the payment of Disputed Claims, if any, noted above. The undersigned warrants that he or she either has already paid or will use the money received from this final payment promptly to pay in full all laborers, subcontractors, materialmen and suppliers for all work, materials and equipment that are the subject of this waiver and release.",
      "Notice: This document waives rights unconditionally and states that you have been paid for giving up those rights. This document is enforceable against you if you sign it, even if you have not been paid. If you have not been paid, use a conditional release form.",
    ],
  },
  {
    state: "NV",
    statute: "Nev. Rev. Stat. § 108.2457(5)(b)",
    passages: [
      "UNCONDITIONAL WAIVER AND RELEASE UPON PROGRESS PAYMENT",
      "The undersigned has been paid and has received a progress payment in the above-referenced Payment Amount for all work, materials and equipment the undersigned furnished to the Customer for the above-described Property and does hereby waive and release any notice of lien, any private bond right, any claim for payment and any rights under any similar ordinance, rule or statute related to payment rights that the undersigned has on the above-described Property to the following extent:",
      "This release covers a progress payment for the work, materials and equipment furnished by the undersigned to the Property or to the Undersigned’s Customer which are the subject of the Invoice or Payment Application, but only to the extent of the Payment Amount or such portion of the Payment Amount as the undersigned is actually paid, and does not cover any retention withheld, any items, modifications or changes pending approval, disputed items and claims, or items furnished that are not paid. The undersigned warrants that he or she either has already paid or will use the money received from this progress payment promptly to pay in full all laborers, subcontractors, materialmen and suppliers for all work, materials or equipment that are the subject of this waiver and release.",
      "Notice: This document waives rights unconditionally and states that you have been paid for giving up those rights. This document is enforceable against you if you sign it to the extent of the Payment Amount or the amount received. If you have not been paid, use a conditional release form.",
    ],
  },
  {
    state: "TX",
    statute: "Tex. Prop. Code § 53.284(d)",
    passages: [
      "CONDITIONAL WAIVER AND RELEASE ON FINAL PAYMENT",
      "On receipt by the signer of this document of a check from {} (maker of check) in the sum of ${} payable to {} (payee or payees of check) and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release any mechanic's lien right, any right arising from a payment bond that complies with a state or federal statute, any common law payment bond right, any claim for payment, and any rights under any similar ordinance, rule, or statute related to claim or payment rights for persons in the signer's position that the signer has on the property of {} (owner) located at {} (location) to the following extent: {} (job description).",
      "This release covers the final payment to the signer for all labor, services, equipment, or materials furnished to the property or to {} (person with whom signer contracted).",
      "Before any recipient of this document relies on this document, the recipient should verify evidence of payment to the signer.",
      "The signer warrants that the signer has already paid or will use the funds received from this final payment to promptly pay in full all of the signer's laborers, subcontractors, materialmen, and suppliers for all work, materials, equipment, or services provided for or to the above referenced project up to the date of this waiver and release.",
    ],
  },
  {
    state: "TX",
    statute: "Tex. Prop. Code § 53.284(b)",
    passages: [
      "CONDITIONAL WAIVER AND RELEASE ON PROGRESS PAYMENT",
      "On receipt by the signer of this document of a check from {} (maker of check) in the sum of ${} payable to {} (payee or payees of check) and when the check has been properly endorsed and has been paid by the bank on which it is drawn, this document becomes effective to release any mechanic's lien right, any right arising from a payment bond that complies with a state or federal statute, any common law payment bond right, any claim for payment, and any rights under any similar ordinance, rule, or statute related to claim or payment rights for persons in the signer's position that the signer has on the property of {} (owner) located at {} (location) to the following extent: {} (job description).",
      "This release covers a progress payment for all labor, services, equipment, or materials furnished to the property or to {} (person with whom signer contracted) as indicated in the attached statement(s) or progress payment request(s), except for unpaid retention, pending modifications and changes, or other items furnished.",
      "Before any recipient of this document relies on this document, the recipient should verify evidence of payment to the signer.",
      "The signer warrants that the signer has already paid or will use the funds received from this progress payment to promptly pay in full all of the signer's laborers, subcontractors, materialmen, and suppliers for all work, materials, equipment, or services provided for or to the above referenced project in regard to the attached statement(s) or progress payment request(s).",
    ],
  },
  {
    state: "TX",
    statute: "Tex. Prop. Code § 53.284(e)",
    passages: [
      "NOTICE: This document waives rights unconditionally and states that you have been paid for giving up those rights. It is prohibited for a person to require you to sign this document if you have not been paid the payment amount set forth below. If you have not been paid, use a conditional release form.",
      "UNCONDITIONAL WAIVER AND RELEASE ON FINAL PAYMENT",
      "The signer of this document has been paid in full for all labor, services, equipment, or materials furnished to the property or to {} (person with whom signer contracted) on the property of {} (owner) located at {} (location) to the following extent: {} (job description). The signer therefore waives and releases any mechanic's lien right, any right arising from a payment bond that complies with a state or federal statute, any common law payment bond right, any claim for payment, and any rights under any similar ordinance, rule, or statute related to claim or payment rights for persons in the signer's position.",
      "The signer warrants that the signer has already paid or will use the funds received from this final payment to promptly pay in full all of the signer's laborers, subcontractors, materialmen, and suppliers for all work, materials, equipment, or services provided for or to the above referenced project up to the date of this waiver and release.",
    ],
  },
  {
    state: "TX",
    statute: "Tex. Prop. Code § 53.284(c)",
    passages: [
      "NOTICE: This document waives rights unconditionally and states that you have been paid for giving up those rights. It is prohibited for a person to require you to sign this document if you have not been paid the payment amount set forth below. If you have not been paid, use a conditional release form.",
      "UNCONDITIONAL WAIVER AND RELEASE ON PROGRESS PAYMENT",
      "The signer of this document has been paid and has received a progress payment in the sum of ${} for all labor, services, equipment, or materials furnished to the property or to {} (person with whom signer contracted) on the property of {} (owner) located at {} (location) to the following extent: {} (job description). The signer therefore waives and releases any mechanic's lien right, any right arising from a payment bond that complies with a state or federal statute, any common law payment bond right, any claim for payment, and any rights under any similar ordinance, rule, or statute related to claim or payment rights for persons in the signer's position that the signer has on the above referenced project to the following extent:",
      "This release covers a progress payment for all labor, services, equipment, or materials furnished to the property or to {} (person with whom signer contracted) as indicated in the attached statement(s) or progress payment request(s), except for unpaid retention, pending modifications and changes, or other items furnished.",
      "The signer warrants that the signer has already paid or will use the funds received from this progress payment to promptly pay in full all of the signer's laborers, subcontractors, materialmen, and suppliers for all work, materials, equipment, or services provided for or to the above referenced project in regard to the attached statement(s) or progress payment request(s).",
    ],
  },
];
