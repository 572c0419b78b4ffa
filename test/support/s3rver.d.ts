/** The little of a server of object storage that tests use; the package has no types of its own. */
declare module "s3rver" {
  interface Bucket {
    readonly name: string;
    readonly configs: readonly string[];
  }

  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly Bucket[];
    });
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
