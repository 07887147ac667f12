/** The product's shape of workflow: submit, review with a token, generate with retries, notify without failing. */
export const reviewMachine = {
  Comment: 'Review, generate, store, notify',
  StartAt: 'OpenSubmission',
  States: {
    OpenSubmission: {
      Type: 'Task',
      Resource: 'arn:aws:states:::lambda:invoke',
      Parameters: {
        FunctionName: 'open-submission',
        Payload: { 'runId.$': '$.runId', 'execution.$': '$$.Execution.Name' },
      },
      ResultSelector: { 'reviewed.$': '$.Payload.reviewed' },
      ResultPath: '$.submission',
      Next: 'NeedsReview',
    },
    NeedsReview: {
      Type: 'Choice',
      Choices: [{ Variable: '$.submission.reviewed', BooleanEquals: true, Next: 'AskForReview' }],
      Default: 'GenerateDocument',
    },
    AskForReview: {
      Type: 'Task',
      Resource: 'arn:aws:states:::lambda:invoke.waitForTaskToken',
      Parameters: {
        FunctionName: 'ask-for-review',
        Payload: { 'runId.$': '$.runId', 'token.$': '$$.Task.Token' },
      },
      TimeoutSeconds: 2_592_000,
      ResultPath: '$.decision',
      Catch: [{ ErrorEquals: ['States.Timeout'], ResultPath: '$.failure', Next: 'ReviewLapsed' }],
      Next: 'Decided',
    },
    ReviewLapsed: { Type: 'Fail', Error: 'ReviewLapsed', Cause: 'Nobody decided in 30 days.' },
    Decided: {
      Type: 'Choice',
      Choices: [
        { Variable: '$.decision.verdict', StringEquals: 'approve', Next: 'GenerateDocument' },
        { Variable: '$.decision.verdict', StringEquals: 'reject', Next: 'NotifyOwner' },
      ],
    },
    GenerateDocument: {
      Type: 'Task',
      Resource: 'arn:aws:states:::lambda:invoke',
      Parameters: { FunctionName: 'generate-document', 'Payload.$': '$' },
      TimeoutSeconds: 60,
      Retry: [
        {
          ErrorEquals: ['States.ALL'],
          IntervalSeconds: 2,
          BackoffRate: 2,
          MaxAttempts: 3,
          MaxDelaySeconds: 30,
          JitterStrategy: 'FULL',
        },
      ],
      Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.failure', Next: 'RaiseAlarm' }],
      ResultPath: '$.document',
      Next: 'CompleteRun',
    },
    RaiseAlarm: {
      Type: 'Task',
      Resource: 'arn:aws:states:::lambda:invoke',
      Parameters: { FunctionName: 'raise-alarm', 'Payload.$': '$.failure' },
      ResultPath: null,
      Next: 'GenerationFailed',
    },
    GenerationFailed: { Type: 'Fail', ErrorPath: '$.failure.Error', CausePath: '$.failure.Cause' },
    CompleteRun: {
      Type: 'Task',
      Resource: 'arn:aws:states:::lambda:invoke',
      Parameters: { FunctionName: 'complete-run', 'Payload.$': '$' },
      ResultPath: null,
      Next: 'NotifyOwner',
    },
    NotifyOwner: {
      Type: 'Task',
      Resource: 'arn:aws:states:::lambda:invoke',
      Parameters: { FunctionName: 'notify-owner', 'Payload.$': '$' },
      ResultPath: null,
      Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: null, Next: 'Done' }],
      Next: 'Done',
    },
    Done: { Type: 'Succeed' },
  },
} as const;
