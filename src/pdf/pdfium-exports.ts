/** Address in the engine's memory; 0 is none. */
export type Address = number;

/**
 * The functions of PDFium that are used, as WebAssembly exports them: numbers in, numbers out,
 * 0 is false. Calling them directly costs a fraction of the package's wrappers.
 */
export interface PdfiumExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  malloc(bytes: number): Address;
  free(at: Address): void;
  PDFiumExt_Init(): void;
  PDFiumExt_OpenFormFillInfo(): Address;
  PDFiumExt_CloseFormFillInfo(info: Address): void;
  PDFiumExt_InitFormFillEnvironment(document: Address, info: Address): Address;
  PDFiumExt_ExitFormFillEnvironment(form: Address): void;
  FPDF_LoadMemDocument(bytes: Address, length: number, password: Address): Address;
  FPDF_CloseDocument(document: Address): void;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: Address): number;
  FPDF_GetFormType(document: Address): number;
  FPDF_DocumentHasValidCrossReferenceTable(document: Address): number;
  FPDFDoc_GetAttachmentCount(document: Address): number;
  FPDFDoc_GetAttachment(document: Address, index: number): Address;
  FPDFAttachment_GetName(attachment: Address, name: Address, length: number): number;
  EPDFAttachment_GetIntegerValue(attachment: Address, key: Address, value: Address): number;
  FPDFAttachment_GetFile(
    attachment: Address,
    bytes: Address,
    length: number,
    fileLength: Address,
  ): number;
  FPDF_LoadPage(document: Address, pageIndex: number): Address;
  FPDF_ClosePage(page: Address): void;
  FPDF_GetPageBoundingBox(page: Address, box: Address): number;
  FPDF_GetPageWidthF(page: Address): number;
  FPDF_GetPageHeightF(page: Address): number;
  FPDFPage_GetRotation(page: Address): number;
  FPDFPage_CountObjects(page: Address): number;
  FPDFPage_GetObject(page: Address, index: number): Address;
  FPDFFormObj_CountObjects(form: Address): number;
  FPDFFormObj_GetObject(form: Address, index: number): Address;
  FPDFPageObj_GetType(object: Address): number;
  FPDFPageObj_GetMatrix(object: Address, matrix: Address): number;
  FPDFPageObj_TransformF(object: Address, matrix: Address): number;
  FPDFPageObj_GetBounds(
    object: Address,
    left: Address,
    bottom: Address,
    right: Address,
    top: Address,
  ): number;
  FPDFImageObj_GetImagePixelSize(image: Address, width: Address, height: Address): number;
  FPDFPageObj_HasTransparency(object: Address): number;
  FPDFPageObj_GetFillColor(
    object: Address,
    red: Address,
    green: Address,
    blue: Address,
    alpha: Address,
  ): number;
  FPDFPageObj_GetStrokeColor(
    object: Address,
    red: Address,
    green: Address,
    blue: Address,
    alpha: Address,
  ): number;
  FPDFPageObj_GetStrokeWidth(object: Address, strokeWidth: Address): number;
  FPDFPageObj_GetClipPath(object: Address): Address;
  FPDFClipPath_CountPaths(clip: Address): number;
  FPDFClipPath_CountPathSegments(clip: Address, path: number): number;
  FPDFClipPath_GetPathSegment(clip: Address, path: number, segment: number): Address;
  FPDFPath_CountSegments(path: Address): number;
  FPDFPath_GetPathSegment(path: Address, index: number): Address;
  FPDFPath_GetDrawMode(path: Address, fillMode: Address, isStroked: Address): number;
  FPDFPathSegment_GetType(segment: Address): number;
  FPDFPathSegment_GetClose(segment: Address): number;
  FPDFPathSegment_GetPoint(segment: Address, x: Address, y: Address): number;
  FPDFText_LoadPage(page: Address): Address;
  FPDFText_ClosePage(text: Address): void;
  FPDFText_CountChars(text: Address): number;
  FPDFText_GetUnicode(text: Address, index: number): number;
  FPDFText_IsGenerated(text: Address, index: number): number;
  FPDFText_GetTextObject(text: Address, index: number): Address;
  FPDFText_GetLooseCharBox(text: Address, index: number, box: Address): number;
  FPDFText_GetCharBox(
    text: Address,
    index: number,
    left: Address,
    right: Address,
    bottom: Address,
    top: Address,
  ): number;
  FPDFText_GetCharOrigin(text: Address, index: number, x: Address, y: Address): number;
  FPDFText_GetMatrix(text: Address, index: number, matrix: Address): number;
  FPDFText_HasUnicodeMapError(text: Address, index: number): number;
  FPDFTextObj_GetFont(object: Address): Address;
  FPDFTextObj_GetFontSize(object: Address, size: Address): number;
  FPDFTextObj_GetTextRenderMode(object: Address): number;
  FPDFFont_GetBaseFontName(font: Address, name: Address, length: number): number;
  FPDFFont_GetWeight(font: Address): number;
  FPDFPage_GetAnnotCount(page: Address): number;
  FPDFPage_GetAnnot(page: Address, index: number): Address;
  FPDFPage_CloseAnnot(annotation: Address): void;
  FPDFAnnot_GetSubtype(annotation: Address): number;
  FPDFAnnot_GetRect(annotation: Address, box: Address): number;
  FPDFAnnot_GetFlags(annotation: Address): number;
  FPDFAnnot_GetFormFieldType(form: Address, annotation: Address): number;
  FPDFAnnot_GetFormFieldFlags(form: Address, annotation: Address): number;
  FPDFAnnot_GetFormFieldValue(
    form: Address,
    annotation: Address,
    text: Address,
    length: number,
  ): number;
  FPDFAnnot_GetFontSize(form: Address, annotation: Address, size: Address): number;
  FPDFAnnot_GetStringValue(
    annotation: Address,
    key: Address,
    text: Address,
    length: number,
  ): number;
  EPDFAnnot_GetTextAlignment(annotation: Address): number;
  EPDFAnnot_GenerateFormFieldAP(annotation: Address): number;
  EPDFAnnot_GenerateAppearance(annotation: Address): number;
  FPDFAnnot_GetObjectCount(annotation: Address): number;
  FPDFAnnot_GetObject(annotation: Address, index: number): Address;
  EPDFAnnot_Flatten(page: Address, annotation: Address): number;
  FPDFBitmap_CreateEx(
    width: number,
    height: number,
    format: number,
    pixels: Address,
    stride: number,
  ): Address;
  FPDFBitmap_FillRect(
    bitmap: Address,
    left: number,
    top: number,
    width: number,
    height: number,
    colour: number,
  ): number;
  FPDFBitmap_Destroy(bitmap: Address): void;
  FPDF_RenderPageBitmap(
    bitmap: Address,
    page: Address,
    left: number,
    top: number,
    width: number,
    height: number,
    rotation: number,
    flags: number,
  ): void;
  FORM_OnAfterLoadPage(page: Address, form: Address): void;
  FORM_OnBeforeClosePage(page: Address, form: Address): void;
  FPDF_FFLDraw(
    form: Address,
    bitmap: Address,
    page: Address,
    left: number,
    top: number,
    width: number,
    height: number,
    rotation: number,
    flags: number,
  ): void;
}
